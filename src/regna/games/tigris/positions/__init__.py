"""Positions as documents: drawing, writing, reading."""
