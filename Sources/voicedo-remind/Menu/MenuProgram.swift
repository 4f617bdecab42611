import Actions

/// A program that shows lines in a window, and writes the one that was chosen or what was typed.
enum MenuProgram: String, CaseIterable {
  case rofi, wofi, fuzzel, bemenu, dmenu

  /// How many lines are seen at once.
  private static let lines = "12"

  /// The arguments that ask a question; lines are shown as they are, never as markup or pictures.
  func arguments(asking prompt: String) -> [String] {
    switch self {
    case .rofi:
      // Markup is on only where `-markup-rows` asks for it.
      [rawValue, "-dmenu", "-i", "-p", prompt, "-l", Self.lines, "-format", "s"]
    case .wofi:
      // What a person has set for other menus would turn lines into markup and pictures, and what was
      // chosen would be kept in a file.
      [
        rawValue, "--dmenu", "--insensitive", "--prompt", prompt, "--lines", Self.lines,
        "--cache-file", "/dev/null", "--define", "allow_markup=false", "--define",
        "allow_images=false", "--define", "dmenu-parse_action=false", "--define",
        "dmenu-print_line_num=false",
      ]
    case .fuzzel:
      [rawValue, "--dmenu", "--prompt", prompt + ": ", "--lines", Self.lines, "--width", "60"]
    case .bemenu, .dmenu: [rawValue, "-i", "-p", prompt, "-l", Self.lines]
    }
  }

  /// The programs that can open in this session, those that fit it best first.
  static func fitting(_ variable: (String) -> String?) -> [MenuProgram] {
    func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
    let desktop = variable("XDG_CURRENT_DESKTOP") ?? ""
    // GNOME Shell has no layers, which these draw themselves into.
    let hasLayers =
      isSet("WAYLAND_DISPLAY") && !desktop.split(separator: ":").contains { $0 == "GNOME" }
    let layered: [MenuProgram] = hasLayers ? [.fuzzel, .wofi, .bemenu] : []
    guard isSet("DISPLAY") else { return layered + (hasLayers ? [.rofi] : []) }
    return layered + [.rofi, .dmenu] + (hasLayers ? [] : [.bemenu])
  }
}
