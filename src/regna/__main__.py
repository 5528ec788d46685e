"""`python -m regna` is the `regna` command."""

from __future__ import annotations

from regna.cli.main import main

if __name__ == "__main__":
    main()
