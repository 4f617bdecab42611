import CExpat
package import Interchange

/// Reads XML as servers write it: namespaces, no document types and so no entities of anybody's own,
/// and no deeper than anything that means something goes.
package enum XMLReader {
  /// Elements may stand so deep.
  package static let deepest = 32
  /// No answer has more elements.
  package static let most = 2_000_000

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
        repeat {
          let piece = rest.prefix(65_536)
          rest = rest.dropFirst(piece.count)
          let start = UnsafeRawBufferPointer(rebasing: piece)
            .baseAddress?.assumingMemoryBound(to: CChar.self)
          guard
            XML_Parse(parser, start, Int32(piece.count), rest.isEmpty ? 1 : 0) == XML_STATUS_OK
          else { return nil }
          builder.takeFinished().forEach(each)
        } while !rest.isEmpty
        return builder.root
      }
    }
  }
}
