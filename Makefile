# Tasks of people who work on Radura. Every target first installs what it needs into .venv; Python 3.11 or newer is enough to start.
# Everything else is a script in tools/, each with --help.

PYTHON ?= python3
JOBS   ?= 2
SIZE   ?= 1
BIN    := .venv/bin
WEB    := $(BIN)/python tools/hatch_build.py

.PHONY: help play test check fmt bench soak

help:             ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

.venv/.ready: pyproject.toml requirements/run.txt
	@$(PYTHON) tools/install.py .venv run
	@touch $@

.venv/.dev: .venv/.ready requirements/train.txt requirements/dev.txt
	@$(PYTHON) tools/install.py .venv train dev
	@touch $@

play: .venv/.ready ## play in the browser
	@$(WEB)
	@$(BIN)/python tools/compile_engine.py --background &
	@$(BIN)/radura

test: .venv/.dev  ## run all tests
	tools/system-packages
	$(WEB)
	$(WEB) test
	RADURA_ENGINE=interpreted $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

check: .venv/.dev ## check style, types, layers and sizes
	$(BIN)/python -m pip check
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_texts.py
	$(WEB)
	$(WEB) lint check size

fmt: .venv/.dev   ## format the code
	$(BIN)/python -m ruff check --fix .
	$(BIN)/python -m ruff format .
	$(WEB) format

bench: .venv/.dev ## measure engine, server and browser
	$(WEB)
	$(BIN)/radura bench engine research bench_server web

soak: .venv/.dev  ## run the long tests: hours, or a tenth of that with SIZE=0.1
	tools/system-packages
	$(WEB)
	$(BIN)/python -m pytest --soak $(SIZE) -n $(JOBS) -m long tests/e2e
	$(BIN)/python -m pytest --soak $(SIZE) -n $(JOBS) tests/soak --ignore tests/soak/server
	$(BIN)/python -m pytest --soak $(SIZE) --capture=no tests/soak/server
	for game in $$($(BIN)/radura games --ids); do $(BIN)/radura check $$game --games 2000 --random || exit 1; done
