#!/bin/bash
# Gives the language random bytes, guided by what they reach (libFuzzer).
#
#   Tests/fuzz.sh [SECONDS [SEED]]     10 seconds unless told, and a seed of its own unless told;
#                                      what it learns is kept in .build-fuzz
#
# An input that stops it is left in .build-fuzz, with its name in the last lines.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

seconds=${1:-10}
seed=${2:-0}
folder=.build-fuzz
mkdir -p "$folder/learned"
options=(
  -O -parse-as-library -package-name voicedo-remind -swift-version 6 -static-stdlib
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature NonisolatedNonsendingByDefault
  -I "$folder"
)

# Each floor as one object, with the marks that tell the fuzzer where it has been.
compile() { # MODULE FILES...
  local module=$1
  shift
  swiftc "${options[@]}" -wmo -sanitize=fuzzer -module-name "$module" -emit-module \
    -emit-module-path "$folder/$module.swiftmodule" -c "$@" -o "$folder/$module.o"
}

shopt -s globstar
compile Model Sources/Model/**/*.swift
compile Language Sources/Language/**/*.swift
swiftc "${options[@]}" -sanitize=fuzzer Tests/Fuzz/FuzzLanguage.swift \
  "$folder/Model.o" "$folder/Language.o" -o "$folder/fuzz-language"

# Words to begin with: every word in quotation marks that the rules know.
grep -ohE '"[a-z][a-z -]{1,20}"' -r Sources/Language | sort -u >"$folder/words"

"$folder/fuzz-language" "$folder/learned" -dict="$folder/words" -max_total_time="$seconds" -seed="$seed" \
  -timeout=5 -max_len=2000 -artifact_prefix="$folder/" -print_final_stats=1
