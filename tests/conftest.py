"""Which engine the tests run on is decided by PYTHONPATH; here it is stated and enforced."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from regna.bots import base, own

# Machines are noisy: nothing fails for being slow.
settings.register_profile("regna", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("regna")


def engine() -> str:
    # Not a plain import: mypy would take the constant's value in the sources for the only one.
    core = importlib.import_module("regna.core")
    return "compiled" if core.COMPILED else "interpreted"


def pytest_configure() -> None:
    os.environ["LC_ALL"] = "C.UTF-8"  # English, whatever the machine speaks
    expected = "compiled" if os.environ.get("REGNA_EXPECT_COMPILED") else "interpreted"
    if engine() != expected:
        raise pytest.UsageError(f"expected the {expected} engine, but found the {engine()} one")


def pytest_report_header() -> str:
    return f"regna: {engine()} engine"


@pytest.fixture
def own_bots() -> Iterator[None]:
    """Players that a test offers are gone when it is over."""
    rows, offered = list(base._rows), dict(own._offered)
    yield
    base._rows[:] = rows
    own._offered.clear()
    own._offered.update(offered)
