"""What computer players think: how good a position is. The rules never ask; only the game object does."""
