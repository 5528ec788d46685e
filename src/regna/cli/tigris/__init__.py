"""Tigris & Euphrates in the terminal."""
