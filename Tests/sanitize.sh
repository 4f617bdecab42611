#!/bin/bash
# Runs the tests with programs that watch themselves: for memory that is used wrongly or never given
# back (address), or by two threads at once (thread).
#
#   Tests/sanitize.sh address|thread [NAME...]
#
# NAMEs pick test targets or suites (StoreTests, CompanionTests.TextTests), or end-to-end tests as
# Tests/EndToEnd takes them (test_popups, test_popups.APopup, ...); everything unless told, without what
# measures the programs or installs them. Budgets of time do not hold here. Builds in .build-address or
# .build-thread, where also the reports are; the exit code is 0 if every test passed and there is no
# report.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

export PYTHONDONTWRITEBYTECODE=1
kind=${1:-}
case $kind in
  address | thread) shift ;;
  *)
    sed -n '2,/^[^#]/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
    exit 64
    ;;
esac

scratch=$PWD/.build-$kind
flags=(--sanitize="$kind" --scratch-path "$scratch")
reports=$scratch/reports
status=0
mkdir -p "$reports"
rm -f "$reports"/*

swift build --build-tests "${flags[@]}" || exit

# What the programs are told, wherever they are started from; reports go to files, since the tests read
# what the programs say.
common=log_path=$reports/report
# Suppressions go by names, also where a test gives a program no PATH to find the reader of names on.
if symbolizer=$(command -v llvm-symbolizer); then common+=:external_symbolizer_path=$symbolizer; fi
suppressions=$PWD/Tests/Sanitizers
export ASAN_OPTIONS=$common:detect_leaks=1:malloc_context_size=12
export LSAN_OPTIONS=suppressions=$suppressions/leaks.supp:print_suppressions=0
export TSAN_OPTIONS=$common:suppressions=$suppressions/thread.supp
export SWIFT_BACKTRACE=enable=no

# End-to-end tests make an environment of their own for the programs, so these bring the options along.
programs=$scratch/programs
mkdir -p "$programs"
for program in voicedo-online voicedo-remind voicedo-remindd; do
  {
    echo '#!/bin/sh'
    for name in ASAN_OPTIONS LSAN_OPTIONS TSAN_OPTIONS SWIFT_BACKTRACE; do
      echo "export $name='${!name}'"
    done
    echo "exec '$scratch/debug/$program' \"\$@\""
  } >"$programs/$program"
  chmod +x "$programs/$program"
done

unit_tests() { # TARGET
  echo "== $1"
  # The library that runs the tests keeps what it allocates: leaks are looked for in the programs.
  VOICEDO_ASAN_OPTIONS=$ASAN_OPTIONS ASAN_OPTIONS=$common:detect_leaks=0:malloc_context_size=6 \
    timeout --kill-after=10 1800 swift test --skip-build --quiet "${flags[@]}" --filter "^$1" || status=1
}

end_to_end() { # ARGUMENTS...
  echo "== End to end"
  python3 -u Tests/EndToEnd --binaries "$programs" "$@" || status=1
}

if [ $# = 0 ]; then
  for folder in Tests/*Tests; do unit_tests "${folder#Tests/}"; done
  end_to_end --without test_budgets --without test_install --without test_unit
fi
for name; do
  case $name in
    *Tests | *Tests/* | *Tests.*) unit_tests "$name" ;;
    *) end_to_end "$name" ;;
  esac
done

found=0
for report in "$reports"/*; do
  [ -s "$report" ] || continue
  found=$((found + 1))
  echo
  echo "== $report"
  head -n 60 "$report"
done
echo
echo "$found reports of the $kind sanitizer"
[ "$found" = 0 ] || status=1
exit "$status"
