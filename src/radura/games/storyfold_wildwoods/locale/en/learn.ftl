# Lessons and puzzles

# The lessons
sw-lesson-prologue = Open the book: the guided prologue
