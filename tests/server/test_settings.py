"""What is said about settings is true: on the page, in the compose file, and in the image."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import yaml

from hordago.server.config import config_from

ROOT = Path(__file__).resolve().parents[2]
SETTING = re.compile(r"\bHORDAGO_[A-Z_]+\b")
OF_THE_BRIDGE = "HORDAGO_TOKEN"
"""What ``hordago bridge`` reads, beside a program and not beside a server."""


def read() -> set[str]:
    """Every setting that the server reads."""
    files = [*(ROOT / "src/hordago/server").glob("*.py"), ROOT / "src/hordago/store/place.py"]
    return {name for file in files for name in SETTING.findall(file.read_text(encoding="utf-8"))}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text(encoding="utf-8"))
    return found


def test_the_page_names_every_setting_and_no_other() -> None:
    page = (ROOT / "docs/reference/server.md").read_text(encoding="utf-8")
    settings = page.partition("## Settings")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `(HORDAGO_[A-Z_]+)`", settings, re.MULTILINE)) == read()


def test_pages_and_files_name_settings_that_exist() -> None:
    files = [*(ROOT / "docs/how-to").glob("*.md"), ROOT / "Dockerfile", ROOT / "docker-compose.yml"]
    named = {name for file in files for name in SETTING.findall(file.read_text(encoding="utf-8"))}
    assert len(named) >= 5 and named <= read() | {OF_THE_BRIDGE}


def test_the_compose_file_gives_a_setup_that_the_server_takes() -> None:
    """With the two words of `.env` filled in; the proxy's network is the one that is trusted."""
    file = compose()
    words = {"POSTGRES_PASSWORD": "secret", "MUS_DOMAIN": "mus.example.org"}

    def filled(text: str) -> str:
        return re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: words[found[1]], text)

    environment = {name: filled(value) for name, value in file["services"]["hordago"]["environment"].items()}
    config = config_from("0.0.0.0", 8000, environment)
    assert config.among_others and config.url == "postgresql+asyncpg://mus:secret@postgres/mus"
    assert config.public_url == "https://mus.example.org"
    assert [*config.trusted_proxies] == [
        each["subnet"] for each in file["networks"]["default"]["ipam"]["config"]
    ]
    hosts = {"postgres", "valkey", "proxy", "hordago"}
    assert set(file["services"]) == hosts and config.broker_url == "valkey://valkey:6379"
    volumes = {
        each.partition(":")[0] for service in file["services"].values() for each in service.get("volumes", [])
    }
    assert volumes == set(file["volumes"])
    assert "dynamic a hordago 8000" in file["configs"]["caddyfile"]["content"]


def test_the_image_installs_extras_that_exist() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    wanted = {name for found in re.findall(r"\[([a-z,]+)\]\"", text) for name in found.split(",")}
    assert {"server", "postgres", "broker"} <= wanted <= set(extras)
