# Lessons and puzzles

# The lessons
sw-lesson-prologue = Apri il libro: il prologo guidato
