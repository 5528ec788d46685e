"""Dominion in the terminal."""
