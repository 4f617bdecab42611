package import Interchange
package import Words

/// Why to-dos of a file were not read, or not written into one.
package enum ExchangeError: Hashable {
  case cannotRead(String, reason: String)
  /// The file has no form that is known.
  case unknownFormat(String)
  /// Nothing in it is a to-do of that format.
  case nothingToImport(ExchangeFormat)
  case nothingToExport
  /// So many bytes are read at most.
  case tooLarge(String)
}

extension ExchangeError {
  /// Words the error, one sentence a line.
  package func lines(_ tone: Tone) -> [String] {
    switch self {
    case .cannotRead(let path, let reason):
      [ExchangeSentences.cannotRead.text(tone, ["path": path.printable, "reason": reason])]
    case .unknownFormat(let path):
      [
        ExchangeSentences.unknownFormat.text(
          tone,
          [
            "path": path.printable,
            "formats": ExchangeFormat.allCases.map(\.rawValue).joined(separator: ", "),
            "command": commandLine(["import", path, "--format", "ics"]),
          ]
        )
      ]
    case .nothingToImport(let format):
      [ExchangeSentences.nothingToImport.text(tone, ["format": format.name])]
    case .nothingToExport: [ExchangeSentences.nothingToExport.text(tone)]
    case .tooLarge(let path):
      [ExchangeSentences.tooLarge.text(tone, ["path": path.printable])]
    }
  }
}
