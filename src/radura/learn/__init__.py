"""Lessons and puzzles: what they are made of, how they are played, and what proves them."""
