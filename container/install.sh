#!/bin/sh
# Installs the built project into a folder as its users get it: from the packed package, with nothing of the build.
set -eu
target=$1
cd "$(dirname "$0")/.."
mkdir -p "$target"
packed=$(npm pack --silent --ignore-scripts --pack-destination "$target")
# The binaries are inside the packages, so no script of theirs has to run.
npm install --prefix "$target" --silent --ignore-scripts --omit=dev --no-save --no-audit --no-fund --prefer-offline \
  "$target/$packed"
rm "$target/$packed"
