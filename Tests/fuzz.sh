#!/bin/bash
# Gives what reads foreign text random bytes, guided by what they reach (libFuzzer).
#
#   Tests/fuzz.sh [TARGET...] [SECONDS [SEED]]
#
#   language       what somebody said
#   answers        what models and transcription services answer
#   calendar       what CalDAV servers answer
#   events         the events of calendar files and subscriptions
#   drafts         to-dos as JSON, as `add --json -` takes them, and what the store makes of them
#   configuration  the text of config.toml
#   recurrence     rules of RFC 5545, and what walks along them
#   rows           what other programs write into the database, as far as its schema accepts it
#   zones          compiled time zone files
#   all            the language, and beside it the others, an eighth of the time each
#
# The language unless told; 10 seconds each unless told, and a seed of its own unless told. Several run
# side by side. What is learned is kept in .build-fuzz, and what is up to date is not built again. An
# input that stops a program is left there, with its name in the last lines; give that file to
# .build-fuzz/TARGET/fuzz to see it once more.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
shopt -s globstar nullglob

targets=()
is_all=
while [[ ${1:-} =~ ^[a-z]+$ ]]; do
  targets+=("$1")
  shift
done
[ ${#targets[@]} -gt 0 ] || targets=(language)
[ "${targets[*]}" != all ] || is_all=yes targets=(language drafts rows answers calendar events configuration recurrence zones)
seconds=${1:-10}
seed=${2:-0}
folder=$PWD/.build-fuzz
mkdir -p "$folder"

options=(
  -parse-as-library -package-name voicedo-remind -swift-version 6 -static-stdlib
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature NonisolatedNonsendingByDefault
  -I "$folder" -I Sources/CSQLite -I Sources/CExpat -I Sources/CReader/include
  -I .build/checkouts/TOMLKit/Sources/CTOML/include/CTOML
)

# Whether a file was made by this script, from these sources, none of which is newer.
is_current() { # MADE SOURCES...
  local made=$1
  shift
  [ -e "$made" ] && [ -z "$(find "$@" Tests/fuzz.sh -newer "$made" -print -quit)" ]
}

# What others need of a floor to be built on it.
interface() { # MODULE DEPENDENCIES...
  local module=$1
  shift
  is_current "$folder/$module.swiftmodule" Sources/"$module"/**/*.swift \
    "${@/#/"$folder/"}" && return
  swiftc "${options[@]}" -Onone -wmo -module-name "$module" -emit-module \
    -emit-module-path "$folder/$module.swiftmodule" Sources/"$module"/**/*.swift
}

# A floor as one object: fast and with the marks that tell the fuzzer where it has been, or built soon.
object() { # MODULE --marked|--plain
  local module=$1 how=(-Onone)
  [ "$2" = --plain ] || how=(-O -sanitize=fuzzer)
  is_current "$folder/$module.o" "$folder/$module.swiftmodule" && return
  swiftc "${options[@]}" "${how[@]}" -wmo -module-name "$module" -c Sources/"$module"/**/*.swift \
    -o "$folder/$module.o"
}

# The reader's weights, as an object.
weights() {
  is_current "$folder/CReader.o" Sources/CReader/Weights.c Sources/CReader/reader.bin && return
  clang -std=gnu2x -I Sources/CReader/include -c Sources/CReader/Weights.c -o "$folder/CReader.o"
}

# The TOML parser: its C++ in one piece, with marks, and its Swift without.
toml() {
  local checkout=.build/checkouts/TOMLKit/Sources
  [ -d "$checkout" ] || swift package resolve >&2
  is_current "$folder/TOMLKit.o" Package.swift && return
  local source
  for source in "$checkout"/CTOML/Sources/*.cpp; do
    printf '#include "%s"\n' "$PWD/$source"
  done >"$folder/toml.cpp"
  clang++ -w -std=c++17 -O1 -fsanitize=fuzzer-no-link -DTOML_EXCEPTIONS=1 -I "$checkout/CTOML/include" \
    -c "$folder/toml.cpp" -o "$folder/CTOML.o"
  swiftc -Onone -wmo -parse-as-library -static-stdlib -module-name TOMLKit -suppress-warnings \
    -I "$checkout/CTOML/include/CTOML" -emit-module -emit-module-path "$folder/TOMLKit.swiftmodule" \
    -c "$checkout"/TOMLKit/**/*.swift -o "$folder/TOMLKit.o"
}

# A target from its own file and others of the sources, on floors that are there.
program() { # TARGET FLOORS SOURCES...
  local target=$1 floors=() objects=() sources=() file
  read -ra floors <<<"$2"
  shift 2
  for file in "${floors[@]}"; do objects+=("$folder/$file.o"); done
  sources=(Tests/Fuzz/Promise.swift "Tests/Fuzz/Fuzz${target^}.swift" "$@")
  mkdir -p "$folder/$target"
  is_current "$folder/$target/fuzz" "${sources[@]}" "${objects[@]}" && return
  swiftc "${options[@]}" -O -wmo -sanitize=fuzzer -use-ld=lld -module-name "Fuzz${target^}" "${sources[@]}" \
    "${objects[@]}" -lstdc++ -lsqlite3 -lexpat -o "$folder/$target/fuzz"
}

# The files of a higher floor that stand on these floors alone, a line each: what imports another one
# is left out, then what needs that, until the rest can be understood.
standing() { # MODULE FLOORS...
  local module=$1 list=$folder/$1.files floors files broken
  shift
  floors=$(IFS='|' && echo "$*")
  if ! is_current "$list" "Sources/$module"/**/*.swift; then
    mapfile -t files < <(grep -LP "^(\w+ )?import (?!($floors|Glibc)\b)" \
      "Sources/$module"/**/*.swift)
    while broken=$({ swiftc "${options[@]}" -typecheck -module-name "$module" "${files[@]}" 2>&1 ||
      true; } | sed -n "s|^\(Sources/.*\.swift\):[0-9]*:[0-9]*: error.*|\1|p" | sort -u) &&
      [ -n "$broken" ]; do
      mapfile -t files < <(printf '%s\n' "${files[@]}" | grep -vxF "$broken")
    done
    printf '%s\n' "${files[@]}" >"$list"
  fi
  cat "$list"
}

# What a target needs, in order.
build() { # TARGET
  local files
  case $1 in
    language) program language "Model CReader Reader Language" ;;
    recurrence | zones) program "$1" Model ;;
    answers | events) program "$1" "Model Interchange" ;;
    calendar) program calendar "Model Interchange XML" ;;
    configuration)
      program configuration "Model CReader Reader Language Planning Words Configuration TOMLKit CTOML"
      ;;
    rows) program rows "Model Interchange CReader Reader Language Planning Words SQLite Store" ;;
    drafts)
      mapfile -t files < <(standing Actions Interchange Language Model Planning SQLite Store Words)
      program drafts "Model Interchange CReader Reader Language Planning Words SQLite Store" "${files[@]}"
      ;;
    *)
      echo "There is no target $1; see the first lines of Tests/fuzz.sh." >&2
      return 1
      ;;
  esac
}

is_asked() { [[ " ${targets[*]} " == *" $1 "* ]]; }

# Jobs beside each other; the first that fails ends everything.
started=()
start() {
  "$@" &
  started+=($!)
}
finish() {
  local job
  for job in "${started[@]}"; do wait "$job"; done
  started=()
}

! is_asked configuration || start toml
interface Model
start object Model --marked
if is_asked language || is_asked drafts || is_asked rows || is_asked configuration; then
  interface Reader
  start object Reader --plain
  start weights
  interface Language {Model,Reader}.swiftmodule
  start object Language --marked
fi
if is_asked drafts || is_asked rows || is_asked configuration; then
  interface Planning {Model,Language}.swiftmodule
  start object Planning --marked
  interface Words {Model,Language,Planning}.swiftmodule
  start object Words --plain
fi
if is_asked drafts || is_asked rows || is_asked answers || is_asked calendar || is_asked events; then
  interface Interchange Model.swiftmodule
  start object Interchange --marked
fi
if is_asked calendar; then
  interface XML {Model,Interchange}.swiftmodule
  start object XML --marked
fi
if is_asked drafts || is_asked rows; then
  interface SQLite {Model,Language,Planning,Words}.swiftmodule
  start object SQLite --plain
  interface Store {Model,Language,Planning,Words,SQLite}.swiftmodule
  start object Store --plain
fi
finish
if is_asked configuration; then
  interface Configuration {Model,Language,Planning,Words,TOMLKit}.swiftmodule
  object Configuration --marked
fi
for target in "${targets[@]}"; do start build "$target"; done
finish

run() { # TARGET SECONDS
  local target=$1 place=$folder/$1 more=()
  mkdir -p "$place/learned"
  case $target in
    language)
      # Texts to begin with, from the corpus, and every word that the rules know.
      python3 Tests/Fuzz/seeds.py language "$place"
      grep -ohE '"[^"]+"' -r Sources/Language | grep -oE "[a-z][a-z'-]+" | sort -u |
        sed 's/.*/"&"/' >"$place/words"
      more=("$place/seeds" -dict="$place/words" -max_len=2000)
      ;;
    *)
      # Texts to begin with, from our own tests.
      python3 Tests/Fuzz/seeds.py "$target" "$place"
      more=("$place/seeds" -max_len=20000)
      [ ! -e "Tests/Fuzz/$target.words" ] || more+=(-dict="Tests/Fuzz/$target.words")
      ;;
  esac
  local home status=0 large=("$place"/large/*)
  # What is written to memory need not wait for a disk.
  [ "$target" != rows ] || [ ! -w /dev/shm ] || local TMPDIR=/dev/shm
  home=$(mktemp -d "${TMPDIR:-/tmp}/voicedo-fuzz.XXXXXX")
  {
    # Large texts once each, then what grows out of small ones.
    [ ${#large[@]} = 0 ] || fuzz "$target" "${large[@]}"
  } && fuzz "$target" "$place/learned" "${more[@]}" -max_total_time="$2" -seed="$seed" \
    -print_final_stats=1 || status=$?
  rm -rf "$home"
  return "$status"
}

# The program of a target; a machine with much else to do may take a minute for one input.
fuzz() { # TARGET ARGUMENTS...
  local target=$1
  shift
  TMPDIR=$home SWIFT_BACKTRACE=enable=no "$folder/$target/fuzz" -timeout=60 \
    -artifact_prefix="$folder/$target/" "$@"
}

# The same, but all it says is how much was tried, or the end of what it said where something was found.
run_quietly() { # TARGET SECONDS
  local log=$folder/$1/log
  if run "$1" "$2" >"$log" 2>&1; then
    echo "$1: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs"
  else
    tail -n 40 "$log"
    return 1
  fi
}

run_in_turn() { # SECONDS TARGETS...
  local each=$1 status=0 target
  shift
  for target; do run_quietly "$target" "$each" || status=1; done
  return "$status"
}

if [ ${#targets[@]} = 1 ]; then
  run "${targets[0]}" "$seconds"
elif [ -n "$is_all" ]; then
  start run_in_turn $(((seconds + 7) / 8)) "${targets[@]:1}"
  start run_quietly language "$seconds"
else
  for target in "${targets[@]}"; do start run_quietly "$target" "$seconds"; done
fi
# All of them are waited for, whatever one finds.
status=0
for job in "${started[@]}"; do wait "$job" || status=1; done
exit "$status"
