#!/usr/bin/env bash
# kysely-codegen 0.20.0: its library and its command load `typescript`, which is neither among its dependencies nor among
# its peers. Installed with its one required peer, kysely, it cannot print its own help; beside any TypeScript it works. A
# project that has TypeScript does not notice, and one that installs only what runs in production does.
# Seen: "alone: Cannot find module 'typescript'; command: Cannot find module 'typescript'; beside typescript: object".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --ignore-scripts --no-audit --no-fund --silent kysely-codegen@0.20.0 kysely@0.28.18
missing() { { "$@" 2>&1 || true; } | grep -o -m1 "Cannot find module '[a-z]*'"; }
alone=$(missing node -e "require('kysely-codegen')")
command=$(missing node node_modules/kysely-codegen/dist/cli/bin.js --help)
npm install --ignore-scripts --no-audit --no-fund --silent typescript@5.9.3
beside=$(node -p "typeof require('kysely-codegen')" 2>&1 | tail -1)
expected="alone: Cannot find module 'typescript'; command: Cannot find module 'typescript'; beside typescript: object"
actual="alone: $alone; command: $command; beside typescript: $beside"
echo "$actual"
[ "$actual" = "$expected" ]
