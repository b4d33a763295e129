#!/bin/sh
# The steps of `make setup` that need no Python yet: python | numbers | night | chromium | lock
set -eu
cd "$(dirname "$0")/.."

# The first Python that really runs and is new enough (a name on the path may be an empty shim).
find_python() {
    for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    echo "hordago needs Python 3.11 or newer (set PYTHON=/path/to/python3)" >&2
    exit 1
}

may_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

apt_install() {
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update && apt-get -qq -y install --no-install-recommends "$@" >/dev/null
}

make_venv() {  # FOLDER
    python=$(find_python)
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        may_install || { echo "$python has no venv module: install python3-venv" >&2; exit 1; }
        apt_install python3-venv
    fi
    "$python" -m venv "$1"
}

install() {  # EXTRAS
    # The page is built by make, not by the build hook of an editable install.
    HORDAGO_BUILD_WEB=no .venv/bin/python -m pip install --quiet --disable-pip-version-check \
        --constraint constraints.txt --editable ".[$1]"
}

case ${1:-} in
python)
    # A folder that was moved or half made cannot be mended; a whole one is kept.
    .venv/bin/python -m pip --version >/dev/null 2>&1 || { rm -rf .venv; make_venv .venv; }
    install server,postgres,broker,dev
    ;;
numbers)
    install fast,cluster,envs,services
    ;;
night)
    install nightly
    ;;
lock)
    fresh=$(mktemp -d)
    trap 'rm -rf "$fresh"' EXIT
    make_venv "$fresh"
    HORDAGO_BUILD_WEB=no "$fresh/bin/python" -m pip install --quiet --editable '.[server,postgres,broker,fast,cluster,envs,services,dev]'
    "$fresh/bin/python" -m pip freeze --exclude-editable >"$fresh/constraints.txt"
    { sed -n '/^#/p' constraints.txt; cat "$fresh/constraints.txt"; } >"$fresh/new"
    cp "$fresh/new" constraints.txt
    ;;
chromium)
    .venv/bin/python -m tools.chromium >/dev/null 2>&1 && exit 0
    if may_install && apt_install chromium fonts-dejavu-core; then
        .venv/bin/python -m tools.chromium
    elif [ "${CI:-}" = true ]; then
        echo "no Chromium, and it cannot be installed here" >&2
        exit 1
    else
        echo "no Chromium: the browser tests will be skipped (Debian: apt-get install chromium)"
    fi
    ;;
*)
    echo "usage: setup.sh python|numbers|night|chromium|lock" >&2
    exit 2
    ;;
esac
