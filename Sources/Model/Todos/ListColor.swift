/// A colour of a list: one of those with a name, or `#rrggbb`.
package struct ListColor: Hashable, Sendable {
  /// The parts of the colour, 0 to 255.
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8
  private let name: Name?

  /// The colours that have names.
  package enum Name: String, CaseIterable, Sendable {
    case rose, coral, orange, amber, yellow, lime, green, teal, cyan, blue, indigo, violet, pink
    case brown, grey
  }

  /// Reads the name of a colour, whatever the case, or `#rrggbb`.
  package init?(_ text: String) {
    let word = text.lowercased()
    if let name = Name(rawValue: word) ?? ListColor.otherNames[word] {
      self.init(name)
      return
    }
    guard word.utf8.count == 7, word.utf8.first == UInt8(ascii: "#"),
      let value = UInt32(word.dropFirst(), radix: 16), !word.contains("+")
    else { return nil }
    self.init(value, name: nil)
  }

  /// A colour with a name.
  package init(_ name: Name) {
    self.init(name.value, name: name)
  }

  private init(_ value: UInt32, name: Name?) {
    red = UInt8(value >> 16 & 0xFF)
    green = UInt8(value >> 8 & 0xFF)
    blue = UInt8(value & 0xFF)
    self.name = name
  }

  /// Words that people say for one of the names.
  private static let otherNames: [String: Name] = [
    "red": .rose, "purple": .violet, "lilac": .violet, "magenta": .pink, "gold": .amber,
    "gray": .grey, "turquoise": .teal, "salmon": .coral, "navy": .indigo, "olive": .lime,
  ]
}

extension ListColor: CustomStringConvertible {
  /// The name, or `#rrggbb` in lower case: what the database keeps.
  package var description: String {
    if let name { return name.rawValue }
    return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension ListColor.Name {
  fileprivate var value: UInt32 {
    switch self {
    case .rose: 0xE0_5C7E
    case .coral: 0xF0_7F63
    case .orange: 0xE8_8A2E
    case .amber: 0xD9_A520
    case .yellow: 0xD8_C53A
    case .lime: 0x9A_BF3B
    case .green: 0x4C_A64C
    case .teal: 0x2A_9D8F
    case .cyan: 0x3A_B0C8
    case .blue: 0x4A_86E0
    case .indigo: 0x5A_5FC7
    case .violet: 0x94_62CF
    case .pink: 0xD8_6FB7
    case .brown: 0x9A_6B4A
    case .grey: 0x8A_8F98
    }
  }
}
