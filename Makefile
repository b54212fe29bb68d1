# `make play` and `make test` set up everything they need; see CONTRIBUTING.md for the rest.

UV := $(shell command -v uv || echo .uv/bin/uv)
RUN := $(UV) run --no-sync
PLAYABLE := .venv/.playable
READY := .venv/.ready

.PHONY: play test check bench bench-gpu playthroughs format clean

play: $(PLAYABLE)
	@$(RUN) coloretto play

test: check
	$(RUN) pytest -n auto
	@echo "Once more interpreted, to see that every branch of the rules and records is tested:"
	rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(RUN) coverage run -m pytest tests/rules tests/record
	$(RUN) coverage combine --quiet
	$(RUN) coverage report

check: $(READY)
	$(RUN) ruff format --check
	$(RUN) ruff check
	$(RUN) mypy
	$(RUN) lint-imports

bench: $(READY)
	$(UV) sync --locked --quiet --inexact --group bench
	$(RUN) python bench/rules.py
	$(RUN) python bench/simulator.py
	$(RUN) python bench/search.py
	$(RUN) python bench/neural.py
	$(RUN) python bench/vector_env.py
	$(RUN) python bench/pettingzoo_aec.py

bench-gpu: $(READY)
	$(UV) sync --locked --quiet --inexact --extra gpu
	$(RUN) python bench/gpu.py

playthroughs: $(READY)
	$(RUN) python tests/envs/regenerate_playthroughs.py

format: $(READY)
	$(RUN) ruff format
	$(RUN) ruff check --fix

clean:
	rm -rf .venv .uv .coverage* .*_cache .hypothesis build dist

$(PLAYABLE): pyproject.toml uv.lock | $(UV)
	@echo "Setting up Coloretto (once) ..."
	@$(UV) sync --locked --quiet --no-dev --inexact
	@touch $@

$(READY): pyproject.toml uv.lock | $(UV)
	@echo "Setting up Coloretto and the tools to work on it (once) ..."
	@$(UV) sync --locked --quiet
	@UV="$(UV)" tools/install-torch
	@tools/install-postgresql
	@touch $@ $(PLAYABLE)

.uv/bin/uv:
	@tools/install-uv
