import CExpat
import Interchange

/// The elements that are open while a document is read, and what ended since somebody looked.
final class XMLBuilder {
  /// Stands between namespace and name; no XML document holds this sign.
  static let separator: CChar = 0x1F

  private let parser: XML_Parser
  private var open: [XMLElement] = []
  private var finished: [XMLElement] = []
  private var count = 0
  private var attributeCount = 0
  private var hasCome = false
  /// The outermost element, as soon as it has ended.
  private(set) var root: XMLElement?

  /// It outlives the reading, and the parser knows of it no longer than that.
  init(_ parser: XML_Parser) {
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { owner, name, attributes in XMLBuilder.of(owner).begin(name, attributes) },
      { owner, _ in XMLBuilder.of(owner).end() }
    )
    XML_SetCharacterDataHandler(parser) { owner, letters, count in
      XMLBuilder.of(owner).add(letters, Int(count))
    }
    XML_SetStartDoctypeDeclHandler(parser) { owner, _, _, _, _ in XMLBuilder.of(owner).stop() }
  }

  private static func of(_ owner: UnsafeMutableRawPointer?) -> XMLBuilder {
    guard let owner else { preconditionFailure("expat gives back what it was given") }
    return Unmanaged<XMLBuilder>.fromOpaque(owner).takeUnretainedValue()
  }

  /// The children of the root that ended since the last time.
  func takeFinished() -> [XMLElement] {
    defer { finished = [] }
    return finished
  }

  /// Whether a tag or letters came since the last time.
  func takeWhetherAnythingCame() -> Bool {
    defer { hasCome = false }
    return hasCome
  }

  private func begin(
    _ name: UnsafePointer<XML_Char>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    count += 1
    hasCome = true
    guard let name, open.count < XMLReader.deepest, count <= XMLReader.most else { return stop() }
    var element = XMLElement(Self.name(String(cString: name)))
    var next = attributes
    while let name = next?.pointee, let value = next?.advanced(by: 1).pointee {
      attributeCount += 1
      guard attributeCount <= XMLReader.mostAttributes else { return stop() }
      element.attributes[String(cString: name)] = String(cString: value)
      next = next?.advanced(by: 2)
    }
    open.append(element)
  }

  private func add(_ letters: UnsafePointer<XML_Char>?, _ count: Int) {
    hasCome = true
    guard let letters, let element = open.last else { return }
    guard element.text.utf8.count + count <= XMLReader.longestText else { return stop() }
    letters.withMemoryRebound(to: UInt8.self, capacity: count) { letters in
      open[open.count - 1].text += String(
        decoding: UnsafeBufferPointer(start: letters, count: count),
        as: UTF8.self
      )
    }
  }

  private func end() {
    hasCome = true
    guard let element = open.popLast() else { return }
    switch open.count {
    case 0: root = element
    case 1: finished.append(element)
    default: open[open.count - 1].children.append(element)
    }
  }

  private func stop() { XML_StopParser(parser, XML_Bool(0)) }

  private static func name(_ text: String) -> XMLName {
    guard let mark = text.utf8.firstIndex(of: UInt8(bitPattern: separator)) else {
      return XMLName(namespace: "", local: text)
    }
    return XMLName(
      namespace: String(text[..<mark]),
      local: String(text[text.utf8.index(after: mark)...])
    )
  }
}
