import CExpat
package import Interchange

/// Reads XML as servers write it: namespaces, no document types and so no entities of anybody's own,
/// and no deeper than anything that means something goes.
package enum XMLReader {
  /// Elements may stand so deep.
  package static let deepest = 32
  /// No answer has more elements: one about 10,000 objects has some 150,000.
  package static let most = 400_000
  /// Nor more attributes than these together.
  package static let mostAttributes = 100_000
  /// The text of one element has no more bytes: no to-do is as long.
  static let longestText = 8 << 20
  /// A tag, or whatever else comes as a whole, has no more bytes.
  static let longestTag = 1 << 20
  private static let piece = 65_536

  /// Reads a document, or `nil` where it is none: its root without children, and each of these as
  /// soon as it ends.
  ///
  /// So the answer about 10,000 objects never stands in memory as a tree.
  package static func read(_ bytes: [UInt8], each: (XMLElement) -> Void) -> XMLElement? {
    guard let parser = XML_ParserCreateNS(nil, XMLBuilder.separator) else { return nil }
    defer { XML_ParserFree(parser) }
    let builder = XMLBuilder(parser)
    return withExtendedLifetime(builder) {
      bytes.withUnsafeBytes { bytes -> XMLElement? in
        var rest = bytes[...]
        var silent = 0
        repeat {
          let piece = rest.prefix(Self.piece)
          rest = rest.dropFirst(piece.count)
          let start = UnsafeRawBufferPointer(rebasing: piece)
            .baseAddress?.assumingMemoryBound(to: CChar.self)
          guard
            XML_Parse(parser, start, Int32(piece.count), rest.isEmpty ? 1 : 0) == XML_STATUS_OK
          else { return nil }
          builder.takeFinished().forEach(each)
          // Where nothing comes of so much, something is held that has not ended yet.
          silent = builder.takeWhetherAnythingCame() ? 0 : silent + piece.count
          guard silent <= longestTag else { return nil }
        } while !rest.isEmpty
        return builder.root
      }
    }
  }
}
