/// A component of an iCalendar object, such as `VTODO`: its properties and inner components in the
/// order of the file (RFC 5545, section 3.6).
package struct CalendarComponent: Hashable, Sendable {
  package enum Item: Hashable, Sendable {
    case property(ContentLine)
    case component(CalendarComponent)
    /// A line that is no property, with its line end; it is written again as it was.
    case unreadable([UInt8])
  }

  /// In upper case.
  package let name: String
  package var items: [Item]
  /// The line of the file that it begins in, counted from 1; 0 for one made here.
  package let line: Int

  package init(_ name: String, _ items: [Item] = [], line: Int = 0) {
    self.name = name
    self.items = items
    self.line = line
  }
}

extension CalendarComponent {
  /// The first property of a name; `nil` where there is none.
  package func first(_ name: String) -> ContentLine? {
    for case .property(let line) in items where line.name == name { return line }
    return nil
  }

  /// Every property of a name, in the order of the file.
  package func all(_ name: String) -> [ContentLine] {
    items.compactMap { item in
      if case .property(let line) = item, line.name == name { line } else { nil }
    }
  }

  /// The inner components of a name, in the order of the file.
  package func components(_ name: String) -> [CalendarComponent] {
    items.compactMap { item in
      if case .component(let inner) = item, inner.name == name { inner } else { nil }
    }
  }

  /// Puts a property in the place of the first one of its name, and takes away the others; one that
  /// was not there comes behind the properties, before inner components.
  package mutating func set(_ line: ContentLine) {
    var isSet = false
    items = items.compactMap { item in
      guard case .property(let present) = item, present.name == line.name else { return item }
      defer { isSet = true }
      return isSet ? nil : .property(line)
    }
    if !isSet { insert(line) }
  }

  /// Adds a property behind those that are there, before inner components.
  package mutating func insert(_ line: ContentLine) {
    let place = items.firstIndex { if case .component = $0 { true } else { false } }
    items.insert(.property(line), at: place ?? items.endIndex)
  }

  /// Takes every property of a name away.
  package mutating func remove(_ name: String) {
    items.removeAll { if case .property(let line) = $0 { line.name == name } else { false } }
  }

  /// The component as it is written: what was read and not changed has the bytes it had.
  package var bytes: [UInt8] {
    var bytes = Array("BEGIN:\(name)\r\n".utf8)
    for item in items {
      switch item {
      case .property(let line): bytes += line.bytes
      case .component(let inner): bytes += inner.bytes
      case .unreadable(let line): bytes += line
      }
    }
    return bytes + "END:\(name)\r\n".utf8
  }
}
