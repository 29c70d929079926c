"""The table server: one task per match, every acknowledged move on disk, nobody sees what they may not."""
