import Actions

/// What the options of every verb say.
struct CommonOptions {
  let json: Bool
  let plain: Bool
  let color: ColorChoice

  init(_ line: ParsedLine) {
    json = line.has(.json)
    plain = line.has(.plain)
    // `lists` has a `--color` of its own, which may say the same.
    color = line[.color] ?? .auto
  }
}
