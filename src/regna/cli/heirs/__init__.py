"""The Two Heirs in the terminal."""
