# What a person types. `make play` and `make test` do all set-up themselves and may be run again and again.

HOST ?= 127.0.0.1
PORT ?= 8000
BIN  := .venv/bin

# Stamps: a step runs again only when what it reads is newer than what it made.
PYTHON_STAMP := .venv/.installed
NUMBERS_STAMP := .venv/.numbers
NIGHT_STAMP := .venv/.night
NPM_STAMP    := $(if $(wildcard web/package-lock.json),web/node_modules/.installed)
MARKS_STAMP  := $(if $(wildcard web/lighthouse/package-lock.json),web/lighthouse/node_modules/.installed)
PAGE         := $(if $(wildcard web/package.json),src/hordago/server/static/index.html)
# The page holds the game, too, for playing without a network.
IN_PAGE      := $(addprefix src/hordago/,cards rules game views record fair odds wire bots service store server offline)
WEB_SOURCES  := $(shell find web tools/art tools/engine.py tools/engine.txt src/hordago/i18n/locales $(IN_PAGE) \( -name node_modules -o -name lighthouse -o -name static -o -name __pycache__ \) -prune -o -type f -print 2>/dev/null)

.PHONY: help setup play test quick check fmt nightly games seeds faults mutants fuzz bench load soak gate tables value sim web gallery docs lock chromium
.DEFAULT_GOAL := help

help:  ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

setup: $(NUMBERS_STAMP) $(PAGE) $(MARKS_STAMP) chromium  ## .venv with everything, the page, and a browser for the tests

play: $(PYTHON_STAMP) $(PAGE)  ## a table at http://HOST:PORT (HOST=0.0.0.0 opens it to your network)
	$(BIN)/hordago serve --host $(HOST) --port $(PORT)

test: setup  ## all tests (CI=true: larger sizes, nothing may be skipped for want of a browser)
	$(BIN)/python -m tools.parts all

quick: $(NUMBERS_STAMP)  ## what to run while writing: under a minute
	$(BIN)/python -m tools.parts quick

check: $(NUMBERS_STAMP) $(NPM_STAMP)  ## style, types, who imports whom, links in the docs
	$(BIN)/python -m tools.parts static

fmt: $(PYTHON_STAMP)  ## put the code into the house's layout
	$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format --quiet .

tables: $(PYTHON_STAMP)  ## the tables of odds anew, bit for bit (minutes)
	$(BIN)/python -m hordago.odds.build

value: $(NUMBERS_STAMP)  ## the tables of the value of a score anew, bit for bit (minutes)
	$(BIN)/python -m hordago.training.value_build $(PLAIN)

sim: $(NUMBERS_STAMP)  ## the engine replays a million hands of the simulator (minutes)
	HORDAGO_TEST_SIZE=nightly $(BIN)/python -m pytest -q -n 2 --dist worksteal tests/training/test_crosscheck.py

nightly: games seeds faults fuzz mutants  ## all that takes long: five hours; figures go to bench/results

games: $(NUMBERS_STAMP)  ## a million random games (an hour)
	$(BIN)/python -m tools.night games

seeds: $(NUMBERS_STAMP)  ## simulated tables, power cuts, leaks, rubbish, shuffles, records (an hour)
	$(BIN)/python -m tools.night seeds

faults: $(NUMBERS_STAMP)  ## kills, crowds, bullies, restarts, backups, planted faults (an hour)
	$(BIN)/python -m tools.night faults

FUZZ ?= 60

fuzz: $(NIGHT_STAMP)  ## rubbish led by coverage, FUZZ seconds for each decoder
	$(BIN)/python -m tests.fuzz $(FUZZ)

mutants: $(NIGHT_STAMP)  ## small faults in the rules, by the hundred: do the tests notice? (hours)
	$(BIN)/python -m tools.mutants

bench: $(NUMBERS_STAMP)  ## measured figures of this machine
	$(BIN)/hordago bench

load: $(NUMBERS_STAMP)  ## what the server promises, measured under load and kept in bench/results (ten minutes, close all else)
	HORDAGO_RESULTS=bench/results $(BIN)/python -m tests.load all; code=$$?; $(BIN)/python -m tools.reliability && exit $$code

soak: $(NUMBERS_STAMP)  ## an hour at half load: nothing may grow
	HORDAGO_RESULTS=bench/results $(BIN)/python -m tests.load soak; code=$$?; $(BIN)/python -m tools.reliability && exit $$code

gate: $(NUMBERS_STAMP)  ## no level of the bots may lose to its last version (REF=commit compares with another)
	$(BIN)/python -m tools.gate --ref "$(REF)" --workers 2

web: $(PAGE)  ## the page, built into src/hordago/server/static

gallery: setup  ## pictures of every page and state, in six languages and two sizes, into gallery/
	$(BIN)/python -m tools.gallery --out gallery

docs: $(PYTHON_STAMP)  ## every link in the docs leads somewhere
	$(BIN)/python -m tools.links

lock: $(PYTHON_STAMP)  ## constraints.txt anew, from the newest versions that fit together
	sh tools/setup.sh lock

chromium: $(PYTHON_STAMP)
	@sh tools/setup.sh chromium

$(PYTHON_STAMP): pyproject.toml constraints.txt tools/setup.sh
	sh tools/setup.sh python
	@touch $@

# What playing does not need, and a few hundred megabytes: numba, dask, the environments, a PostgreSQL to test on.
$(NUMBERS_STAMP): $(PYTHON_STAMP)
	sh tools/setup.sh numbers
	@touch $@

# What only long runs need.
$(NIGHT_STAMP): $(NUMBERS_STAMP)
	sh tools/setup.sh night
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json | $(PYTHON_STAMP)
	$(BIN)/python -m tools.web install
	@touch $@

# What marks the page in tests: as large again as what builds it, and playing does without.
web/lighthouse/node_modules/.installed: web/lighthouse/package.json web/lighthouse/package-lock.json | $(PYTHON_STAMP)
	$(BIN)/python -m tools.web lighthouse
	@touch $@

src/hordago/server/static/index.html: $(WEB_SOURCES) $(NPM_STAMP) | $(PYTHON_STAMP)
	$(BIN)/python -m tools.web build
	@touch $@
