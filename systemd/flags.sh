# How release binaries are built, for scripts in the folder of the sources:
#
#   . systemd/flags.sh     sets scratch, the folder of what is built, static, a folder in it, and flags
#
#   VOICEDO_COMMIT=ID      what --version names where this is no git checkout
#
# The programs and the simulators are built like this, so that what both are made of is built once.
scratch=$PWD/.build-release
flags=(--configuration release --static-swift-stdlib --scratch-path "$scratch" -Xswiftc -gnone)

# What --version names. A checkout that lies within another project is not that one's commit.
if [ -z "${VOICEDO_COMMIT:-}" ] &&
  [ "$(git rev-parse --show-toplevel 2>/dev/null || true)" = "$(pwd -P)" ]; then
  VOICEDO_COMMIT=$(git rev-parse --short=12 HEAD)
  [ -z "$(git status --porcelain --untracked-files=no)" ] || VOICEDO_COMMIT+=-changed
fi
[ -z "${VOICEDO_COMMIT:-}" ] || export VOICEDO_COMMIT

# The same commit makes the same programs in another folder: no path of it is in them, and no number
# that is made of one. How long the path is stays, since Swift tells the length of a source's name as it
# was before.
flags+=(-Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=.")
flags+=(-Xcxx "-ffile-prefix-map=$PWD=." -Xlinker --build-id=none)
# The parser of config.toml, the one part in C++, reads one short file.
flags+=(-Xcxx -Os)

# Beyond plain flags there is what made a difference when each was measured alone: the addresses that
# move with the program's place in memory packed (bfd alone of the linkers here knows how), 1.3 MB of
# 22.7; no names exported that nothing looks up, 0.7 MB and 0.1 ms of each start.
flags+=(-Xswiftc -use-ld=bfd -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic)
# The C++ library put into the program instead of loaded and bound by the thousand: 0.6 MB more, and
# 1 ms of 5 less at each start. A folder that holds nothing else has the linker find no other.
static=$scratch/static
mkdir -p "$static"
for library in /usr/lib/gcc/*/*/libstdc++.a; do
  [ "$(readlink "$static/libstdc++.a")" = "$library" ] || ln -sf "$library" "$static/"
done
# Swift without the tables for the unwinding of C++ exceptions, of which none passes through it: 1.3 MB of
# voicedo-remind.
cat >"$static/unwinding.$$" <<'EOF'
SECTIONS {
  /DISCARD/ : { *.swift.o(.eh_frame) */libswift*.a:*(.eh_frame) */lib*Foundation*.a:*(.eh_frame) }
}
INSERT BEFORE .eh_frame;
EOF
# Another script may be linking with it.
if cmp -s "$static/unwinding.$$" "$static/unwinding.ld"; then
  rm -f "$static/unwinding.$$"
else
  mv -f "$static/unwinding.$$" "$static/unwinding.ld"
fi
flags+=(-Xlinker -T -Xlinker "$static/unwinding.ld")
flags+=(-Xlinker "-L$static" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)
