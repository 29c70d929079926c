# Everything a person does with the project. On a fresh machine (Python 3.11+ and make) each target first makes .venv
# and installs into it, once, the exact files of constraints.txt, and for tests and checks those of constraints-dev.txt.
# The lists are whole, so pip resolves nothing (--no-deps): a new release of anything changes nothing here.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
DEV    := $(VENV)/.dev
LARGE  := .venv-examples
JOBS   ?= 2
SIZE   ?= 1
GAME   ?= living_forest_duel
MATCHES ?= 400
MINUTES ?= 15
ENGINE := tests/rules tests/cards tests/core tests/doors tests/golden tests/property tests/bots tests/engine \
          tests/conformance/test_observations.py tests/conformance/test_openspiel.py tests/conformance/test_vector.py
SOAK   := tests/server/test_kill.py tests/server/test_cluster_kill.py tests/server/test_leak.py tests/server/test_fuzz.py

export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: help play fast test test-compiled test-examples check fmt bench train train-plain fuzz soak golden web wheel docs screenshots lock clean

help:            ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 15

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Radura needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
	  { echo "Python cannot make a virtual environment; on Debian: apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --no-deps --require-hashes --requirement constraints.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): $(READY) constraints-dev.txt
	$(BIN)/python -m pip install --quiet --no-deps --require-hashes --requirement constraints.txt --requirement constraints-dev.txt
	@touch $@

play: web        ## install and build what is needed, then open the table in the browser
	@$(BIN)/python tools/compile_engine.py --background &
	$(BIN)/radura

fast: $(READY)   ## compile the engine at once; make play does so behind the open table
	$(BIN)/python tools/compile_engine.py --jobs $(JOBS)

test: $(DEV) web ## run all tests, after installing what they need
	tools/system-packages
	$(BIN)/python hatch_build.py test
	RADURA_ENGINE=interpreted $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

test-compiled: $(DEV) ## run rules, golden records, laws, doors and positions on the compiled engine
	tools/system-packages gcc
	$(MAKE) fast
	RADURA_ENGINE=compiled $(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ENGINE)

$(LARGE)/.ready: pyproject.toml constraints.txt constraints-examples.txt
	@test -x $(LARGE)/bin/python || $(PYTHON) -m venv $(LARGE)
	$(LARGE)/bin/python -m pip install --quiet --no-deps --require-hashes --requirement constraints.txt
	$(LARGE)/bin/python -m pip install --quiet --requirement constraints-examples.txt
	$(LARGE)/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

test-examples: $(LARGE)/.ready ## run the examples that need PyTorch, ONNX and Ray, in short form, in an environment of their own
	$(LARGE)/bin/python -m pytest --examples tests/examples

check: $(DEV) web ## lint, types, layers and sizes: what CI runs before the tests
	$(BIN)/python -m pip check
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py lint check size

fmt: $(DEV)      ## format the code
	$(BIN)/python -m ruff check --fix .
	$(BIN)/python -m ruff format .
	$(BIN)/python hatch_build.py format

bench: $(READY)  ## measure engine and server
	$(BIN)/radura bench

train: $(DEV)    ## learn what strong computer players believe: make train GAME=living_forest_duel [MINUTES=15]
	$(BIN)/python -m pip install --quiet --no-deps --require-hashes --requirement constraints.txt --requirement constraints-train.txt
	$(BIN)/python tools/train.py $(GAME) --minutes $(MINUTES) --jobs $(JOBS)

train-plain: $(DEV) ## learn the rule of thumb of weaker ones from matches: make train-plain GAME=... [MATCHES=400]
	$(BIN)/python -m pip install --quiet --no-deps --require-hashes --requirement constraints.txt --requirement constraints-train.txt
	$(BIN)/python tools/train_plain.py $(GAME) --matches $(MATCHES) --jobs $(JOBS)

fuzz: $(READY)   ## check the laws of all games on many random matches
	for game in $$($(BIN)/radura games --ids); do $(BIN)/radura check $$game --games 2000 --random || exit 1; done

soak: $(DEV) web ## long, kill, leak and fuzz tests at full size: hours (SIZE=0.1: a tenth of it)
	tools/system-packages
	$(BIN)/python -m pytest --soak $(SIZE) -m long -n $(JOBS)
	$(BIN)/python -m pytest --soak $(SIZE) --capture=no $(SOAK)
	$(MAKE) fuzz

golden: $(DEV)   ## write the golden records anew (then read the diff)
	$(BIN)/python -m tests.golden.make
	$(BIN)/python -m tests.conformance.playthroughs

web: $(READY)    ## build the web table into src/radura/web
	$(BIN)/python hatch_build.py

screenshots: $(DEV) web ## take the pictures of docs/images
	tools/system-packages pngquant
	$(BIN)/python -m tests.e2e.screenshots

docs: $(DEV)     ## bring the generated parts of docs/ up to date
	$(BIN)/python -m radura.protocol.generate
	$(BIN)/python -m docs.build
	$(BIN)/python -m docs.picture

wheel: $(READY)  ## build the wheel for this platform into dist/ (PURE=1: without the compiled engine, for any)
	$(if $(PURE),RADURA_PURE=1) $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

lock:            ## write constraints*.txt: exact versions with hashes
	PYTHON=$(PYTHON) tools/lock

clean:           ## remove everything that was built
	rm -rf $(VENV) $(LARGE) build dist node_modules web/node_modules src/radura/web src/radura/_compiled .mypy_cache .ruff_cache .pytest_cache .hypothesis
