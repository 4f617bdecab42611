extension String {
  /// The text as one word of a shell's command line.
  package var shellQuoted: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ","),
          UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: "%"):
          true
        default: false
        }
      }
    if isPlain { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

/// A command line of this program, to be typed as it is.
package func commandLine(_ arguments: [String]) -> String {
  (["voicedo-remind"] + arguments.map(\.printable.shellQuoted)).joined(separator: " ")
}

/// The `add` that stores a text as it was typed.
package func addCommand(_ text: String) -> String {
  // Signs alone say nothing to the language.
  guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
    return commandLine(["add", "--no-parse", "--", text])
  }
  return commandLine(text.hasPrefix("-") ? ["add", "--", text] : ["add", text])
}

/// The longest text, in bytes, that is given back on a command line: a kernel takes twice as much.
package let longestEcho = 65_536
