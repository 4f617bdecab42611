#!/bin/bash
# Builds the release binaries, static in Swift's own libraries and stripped, and leaves them in
# .build-release/voicedo-remind. SwiftPM's progress goes to stderr; the folder's name to stdout.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=$PWD/.build-release
flags=(--configuration release --static-swift-stdlib --scratch-path "$scratch" -Xswiftc -gnone)
ready=$scratch/voicedo-remind

# What a command needs before it can begin: the C++ library is put into the program instead of being
# loaded and bound by the thousand, and the 50,000 addresses that move with the program's own place
# in memory are packed (DT_RELR). Nothing looks names up in the programs, so they export none.
static=$scratch/static
mkdir -p "$static"
for library in /usr/lib/gcc/*/*/libstdc++.a; do
  ln -sf "$library" "$static/"
done
# Nor are the tables for the unwinding of C++ exceptions needed, a tenth of a program: none passes
# through Swift's own libraries. The linker looks for libraries there first, so it is asked for by a
# name of its own that says where else.
resources=$(swift -print-target-info 2>/dev/null | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p') ||
  resources=
linker=$(command -v ld.bfd) || linker=
if [ -d "${resources}_static/linux" ] && [ -n "$linker" ]; then
  for library in "${resources}"_static/linux/lib{swiftCore,swift_*,swiftGlibc,swiftSynchronization}.a \
    "${resources}"_static/linux/lib{FoundationEssentials,_FoundationCollections}.a; do
    light=$static/${library##*/}
    [ "$light" -nt "$library" ] ||
      objcopy --remove-section .eh_frame --remove-section .rela.eh_frame "$library" "$light"
  done
  printf '#!/bin/sh\nexec %q -L%q "$@"\n' "$linker" "$static" >"$static/ld.bfd"
  chmod +x "$static/ld.bfd"
  export PATH=$static:$PATH
fi
flags+=(-Xlinker "-L$static" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)
flags+=(-Xswiftc -use-ld=bfd -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic)

swift build "${flags[@]}" >&2
built=$(swift build "${flags[@]}" --show-bin-path)
mkdir -p "$ready"
for program in voicedo-remind voicedo-remindd voicedo-online; do
  strip -o "$ready/.$program.new" "$built/$program"
  mv -f "$ready/.$program.new" "$ready/$program"
done
echo "$ready"
