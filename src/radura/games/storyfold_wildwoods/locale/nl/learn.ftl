# Lessons and puzzles

# The lessons
sw-lesson-prologue = Open het boek: de begeleide proloog
