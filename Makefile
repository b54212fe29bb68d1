# `make play` and `make test` set up everything they need; see CONTRIBUTING.md for the rest.

UV := $(shell command -v uv || echo .uv/bin/uv)
RUN := $(UV) run --no-sync
PLAYABLE := .venv/.playable
READY := .venv/.ready

.PHONY: play site test test-long check machine-code docs bench bench-gpu playthroughs fixtures network-files wasm screenshots contact-sheets simulate-server simulate-server-bugs chaos format clean

play: $(PLAYABLE)
	@$(RUN) python tools/build_web.py
	@$(RUN) coloretto serve --open

site: $(PLAYABLE)
	@$(RUN) python tools/build_web.py
	@$(RUN) coloretto site build/site

test: $(READY)
	$(MAKE) --jobs 2 check docs machine-code
	$(RUN) python tools/build_web.py
	$(RUN) python tools/build_web.py check test
	$(RUN) pytest -n auto --durations 10
	@echo "Once more interpreted, to see that every branch of the rules and records is tested:"
	rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(RUN) coverage run -m pytest -n auto tests/rules tests/record
	$(RUN) coverage combine --quiet
	$(RUN) coverage report

test-long: $(READY)
	$(RUN) python tools/build_web.py
	COLORETTO_LONG_TESTS=1 $(RUN) pytest -n auto --durations 20 -o faulthandler_timeout=14400

check: $(READY)
	$(RUN) ruff format --check
	$(RUN) ruff check
	$(RUN) mypy
	$(RUN) lint-imports
	$(RUN) python tools/build_web.py lint

machine-code: $(READY)
	$(RUN) python tools/compile_ahead.py

docs: | $(UV)
	@COLORETTO_SKIP_WEB=1 $(UV) sync --locked --quiet --no-dev --inexact --group docs
	$(RUN) sphinx-build --fresh-env --nitpicky --fail-on-warning --keep-going --quiet docs build/docs
	@echo "The documentation is in build/docs/index.html."

bench: $(READY)
	$(UV) sync --locked --quiet --inexact --group bench
	$(RUN) python bench/startup.py
	$(RUN) python bench/rules.py
	$(RUN) python bench/playouts.py
	$(RUN) python bench/simulator.py
	$(RUN) python bench/search.py
	$(RUN) python bench/neural.py
	$(RUN) python bench/vector_env.py --busy 2
	$(RUN) python bench/pettingzoo_aec.py
	$(RUN) python tools/build_web.py
	$(RUN) python bench/web.py
	$(RUN) python bench/wasm.py
	$(RUN) python bench/server.py --tables 200 --seconds 5
	$(RUN) python bench/bot_load.py --load tables --rounds 1

bench-gpu: $(READY)
	$(UV) sync --locked --quiet --inexact --extra training
	$(RUN) python bench/gpu.py
	$(RUN) python bench/self_play.py --profile

playthroughs: $(READY)
	$(RUN) python tests/envs/regenerate_playthroughs.py

fixtures: $(READY)
	$(RUN) python tools/write_fixtures.py

# ARENA says who plays: `make network-files ARENA="--ray 10.0.0.1:6379"`
network-files: $(READY)
	$(RUN) python tools/write_network_files.py $(ARENA)

wasm: $(READY)
	$(RUN) python tools/build_wasm.py

chaos: $(READY)
	$(RUN) python tools/break_servers.py

screenshots: $(READY)
	$(RUN) python tools/build_web.py
	$(RUN) python tools/screenshots.py

contact-sheets: $(READY)
	$(RUN) python tools/build_web.py
	$(RUN) python tools/contact_sheets.py build/contact-sheets

SEEDS ?= 10000
BUG_SEEDS ?= 300

simulate-server: $(READY)
	$(RUN) python tools/simulate_server.py --seeds $(SEEDS)

simulate-server-bugs: $(READY)
	$(RUN) python tools/simulate_server.py --bugs --seeds $(BUG_SEEDS)

format: $(READY)
	$(RUN) ruff format
	$(RUN) ruff check --fix
	$(RUN) python tools/build_web.py format

clean:
	rm -rf .venv .uv .node .coverage* .*_cache .hypothesis build dist web/node_modules src/coloretto/server/static

$(PLAYABLE): pyproject.toml uv.lock | $(UV)
	@echo "Setting up Coloretto (once) ..."
	@COLORETTO_SKIP_WEB=1 $(UV) sync --locked --quiet --no-dev --inexact
	@touch $@

$(READY): pyproject.toml uv.lock | $(UV)
	@echo "Setting up Coloretto and the tools to work on it (once) ..."
	@COLORETTO_SKIP_WEB=1 $(UV) sync --locked --quiet
	@UV="$(UV)" tools/install-torch
	@UV="$(UV)" tools/install-ray
	@UV="$(UV)" tools/install-trainers
	@tools/install-postgresql
	@tools/install-redis
	@tools/install-chromium
	@touch $@ $(PLAYABLE)

.uv/bin/uv:
	@tools/install-uv
