# Every verb makes what it needs and needs only make and Python 3.11 or newer to begin with.
# `make` or `make help` lists the verbs.

PYTHON ?= python3
DEV    := .venv/bin/python
PLAY   := .venv-play/bin/python

# What to run and how: make test T=tests/core  make fuzz GAME=heirs GAMES=20000
T       ?= tests
ENGINE  ?= tests/core tests/games tests/bots tests/testing tests/table tests/test_readme.py
WORKERS ?= auto
GAME    ?= heirs
GAMES   ?= 200
SEED    ?= 0
MINUTES ?= 10
PORT    ?= 8080
LOCK     = $(DEV) -m uv pip compile --quiet --universal --generate-hashes --no-header \
           --python-version 3.11 pyproject.toml

INTERPRETED = PYTHONPATH=$(CURDIR)/src $(DEV)
COMPILED    = PYTHONPATH=$(CURDIR)/build/compiled REGNA_EXPECT_COMPILED=1 $(DEV)
PYTEST      = -m pytest --numprocesses $(WORKERS) --maxprocesses 8

.PHONY: help play test check fuzz bench soak lock clean dev compiled tools web
.DEFAULT_GOAL := help

help: ## list the verbs
	@echo "usage: make VERB"
	@sed -n 's/^\([a-z]*\):.*## /  \1\t/p' Makefile | expand -t 12

play: ## play now in the browser (LAN=1: for the household; PORT=8080)
	@$(PYTHON) tools/ready.py $(PORT) $(if $(LAN),0.0.0.0)
	@$(PYTHON) tools/env.py play
	@$(PLAY) tools/build.py play
	@$(PLAY) -m regna serve --open --port $(PORT) $(if $(LAN),--lan)

test: dev tools web compiled ## all tests; those of the engine interpreted and compiled
	@echo "== tests, interpreted"
	@$(INTERPRETED) $(PYTEST) $(T)
	@echo "== tests of the web app"
	@$(DEV) tools/web.py test
	@echo "== tests of the engine, compiled"
	@$(COMPILED) $(PYTEST) -m "not interpreted_only" $(ENGINE)

check: dev ## style, types, imports, dependencies, rule coverage, words
	@$(DEV) -m ruff check .
	@$(DEV) -m ruff format --check .
	@$(DEV) -m mypy
	@PYTHONPATH=src .venv/bin/lint-imports
	@$(DEV) -m deptry src
	@$(DEV) tools/check_rules.py
	@$(DEV) tools/check_text.py
	@$(DEV) tools/check_words.py
	@$(INTERPRETED) tools/wire.py --check

fuzz: compiled ## random play under every invariant: GAME=heirs GAMES=200 SEED=0
	@$(COMPILED) -m regna fuzz $(GAME) --games $(GAMES) --seed $(SEED)

bench: compiled ## speed of the engine, interpreted and compiled (JSON=1: as a document)
	@$(DEV) bench/engine.py --compiled build/compiled $(if $(JSON),--json)

soak: compiled ## long fuzzing, servers killed in play, load: MINUTES=10 SEED=0 (before a release)
	@$(COMPILED) bench/soak.py --minutes $(MINUTES) --games $(GAMES) --seed $(SEED)
	@$(COMPILED) -m bench.crash --on sqlite
	@$(COMPILED) -m bench.crash --on postgres
	@$(COMPILED) -m bench.crash --on two
	@$(COMPILED) -m bench.load
	@$(COMPILED) -m bench.attack

lock: dev ## bring the lock files up to pyproject.toml (UPGRADE=1: to the newest versions)
	@$(LOCK) $(if $(UPGRADE),--upgrade) --output-file requirements.lock
	@$(LOCK) $(if $(UPGRADE),--upgrade) --group dev --output-file requirements-dev.lock

clean: ## remove everything that was made here
	rm -rf .venv .venv-play build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis \
	       .import_linter_cache .schemathesis .coverage
	find . -name __pycache__ -prune -exec rm -rf {} +

dev:
	@$(PYTHON) tools/env.py dev

tools: dev
	@$(DEV) tools/external.py cc headers node chromium postgres

web: dev tools
	@$(DEV) tools/web.py

compiled: dev
	@$(DEV) tools/build.py compiled
