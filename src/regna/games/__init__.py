"""The games, each a package of its own; `regna.games()` lists them."""
