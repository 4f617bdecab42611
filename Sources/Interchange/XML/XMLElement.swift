/// An element of an XML document: what a WebDAV server is asked, and what it answers.
package struct XMLElement: Hashable, Sendable {
  package let name: XMLName
  package var attributes: [String: String]
  /// Its own text, without that of its children.
  package var text: String
  package var children: [XMLElement]

  package init(_ name: XMLName, _ attributes: [String: String] = [:], text: String = "") {
    self.name = name
    self.attributes = attributes
    self.text = text
    children = []
  }

  package init(
    _ name: XMLName,
    _ attributes: [String: String] = [:],
    _ children: [XMLElement]
  ) {
    self.init(name, attributes)
    self.children = children
  }

  package init(_ name: XMLName, _ children: [XMLElement]) {
    self.init(name, [:], children)
  }
}

extension XMLElement {
  /// The first child of a name.
  package subscript(_ name: XMLName) -> XMLElement? { children.first { $0.name == name } }

  /// All children of a name.
  func all(_ name: XMLName) -> [XMLElement] { children.filter { $0.name == name } }
}

extension XMLElement {
  private static let prefixes: [(namespace: String, prefix: String)] = [
    (XMLName.davNamespace, "D"), (XMLName.calendarNamespace, "C"),
    (XMLName.calendarServerNamespace, "S"), (XMLName.appleNamespace, "A"),
  ]

  /// The document of which it is the root, in the namespaces that `XMLName` knows.
  package var document: [UInt8] {
    var text = #"<?xml version="1.0" encoding="utf-8"?>"# + "\n"
    let declared = Self.prefixes.map { #" xmlns:\#($0.prefix)="\#($0.namespace)""# }.joined()
    write(to: &text, declared)
    return Array(text.utf8)
  }

  private func write(to text: inout String, _ declared: String = "") {
    let prefix = Self.prefixes.first { $0.namespace == name.namespace }?.prefix ?? "D"
    text += "<\(prefix):\(name.local)\(declared)"
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      text += " \(name)=\"\(value.escapedForXML)\""
    }
    guard !self.text.isEmpty || !children.isEmpty else {
      text += "/>"
      return
    }
    text += ">" + self.text.escapedForXML
    for child in children { child.write(to: &text) }
    text += "</\(prefix):\(name.local)>"
  }
}

extension String {
  /// Without what would be markup, and without the controls that no XML document may hold.
  fileprivate var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case let other where other.value < 0x20 || other.value == 0xFFFE || other.value == 0xFFFF:
        break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
