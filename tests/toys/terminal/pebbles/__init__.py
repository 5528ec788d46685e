"""Pebbles in the terminal, as a folder of `regna.cli` would be."""
