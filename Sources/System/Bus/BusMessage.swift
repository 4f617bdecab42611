import CSystemd
import Glibc

/// A D-Bus message that is being read or written; valid only inside the call that was given it.
struct BusMessage {
  let pointer: OpaquePointer
}

/// Reading, one value after the other; `nil` if the next value is of another type.
extension BusMessage {
  func readString() -> String? {
    var text: UnsafePointer<CChar>?
    guard sd_bus_message_read_basic(pointer, BusType.string, &text) > 0, let text else {
      return nil
    }
    return String(cString: text)
  }

  /// A text of at most so many bytes; of a longer one nothing, for half of it would be another one.
  func readString(within most: Int) -> String? {
    var text: UnsafePointer<CChar>?
    guard sd_bus_message_read_basic(pointer, BusType.string, &text) > 0, let text else {
      return nil
    }
    return strnlen(text, most + 1) > most ? "" : String(cString: text)
  }

  func readUInt32() -> UInt32? {
    var number: UInt32 = 0
    return sd_bus_message_read_basic(pointer, BusType.uint32, &number) > 0 ? number : nil
  }

  func readInt64() -> Int64? {
    var number: Int64 = 0
    return sd_bus_message_read_basic(pointer, BusType.int64, &number) > 0 ? number : nil
  }

  func readUInt64() -> UInt64? {
    var number: UInt64 = 0
    return sd_bus_message_read_basic(pointer, BusType.uint64, &number) > 0 ? number : nil
  }

  func readObjectPath() -> String? {
    var text: UnsafePointer<CChar>?
    guard sd_bus_message_read_basic(pointer, BusType.objectPath, &text) > 0, let text else {
      return nil
    }
    return String(cString: text)
  }

  func readBool() -> Bool? {
    var number: Int32 = 0
    return sd_bus_message_read_basic(pointer, BusType.bool, &number) > 0 ? number != 0 : nil
  }

  func readStrings() -> [String]? {
    guard sd_bus_message_enter_container(pointer, BusType.array, "s") > 0 else { return nil }
    var strings: [String] = []
    while let string = readString() { strings.append(string) }
    sd_bus_message_exit_container(pointer)
    return strings
  }

  /// The first strings of an array, of at most so many bytes together; the rest is left where it is.
  func readStrings(upTo most: Int, within bytes: Int) -> [String]? {
    guard sd_bus_message_enter_container(pointer, BusType.array, "s") > 0 else { return nil }
    var (strings, left) = ([String](), bytes)
    while strings.count < most, left > 0, let string = readString(within: left) {
      strings.append(string)
      left -= string.utf8.count
    }
    while sd_bus_message_skip(pointer, "s") > 0 {}
    sd_bus_message_exit_container(pointer)
    return strings
  }

  /// Steps over an array of strings; whether there was one.
  func skipStrings() -> Bool { sd_bus_message_skip(pointer, "as") > 0 }

  /// A dictionary `a{sv}`; values of types that nobody here reads are left out.
  func readDictionary() -> [String: BusValue]? {
    guard sd_bus_message_enter_container(pointer, BusType.array, "{sv}") > 0 else { return nil }
    var dictionary: [String: BusValue] = [:]
    while sd_bus_message_enter_container(pointer, BusType.entry, "sv") > 0 {
      if let key = readString() { dictionary[key] = readVariant() }
      sd_bus_message_exit_container(pointer)
    }
    sd_bus_message_exit_container(pointer)
    return dictionary
  }

  /// A truth that travels in a variant.
  func readBoolInVariant() -> Bool? {
    readInside(BusType.variant, "b") { readBool() }
  }

  /// Enters a container and answers the value that `read` finds there; `nil` if the next value is
  /// no such container.
  func readInside<Value>(
    _ type: CChar,
    _ contents: String,
    _ read: () -> Value?
  ) -> Value? {
    guard sd_bus_message_enter_container(pointer, type, contents) > 0 else { return nil }
    defer { sd_bus_message_exit_container(pointer) }
    return read()
  }

  private func readVariant() -> BusValue? {
    var type: CChar = 0
    var contents: UnsafePointer<CChar>?
    guard sd_bus_message_peek_type(pointer, &type, &contents) > 0, let contents else { return nil }
    let signature = String(cString: contents)
    guard BusValue.signatures.contains(signature) else {
      // The type is in the call's second argument; `v` itself skips whatever it holds.
      sd_bus_message_skip(pointer, "v")
      return nil
    }
    sd_bus_message_enter_container(pointer, BusType.variant, signature)
    defer { sd_bus_message_exit_container(pointer) }
    return switch signature {
    case "b": readBool().map(BusValue.bool)
    case "s": readString().map(BusValue.string)
    case "u": readUInt32().map(BusValue.uint32)
    case "x": readInt64().map(BusValue.int64)
    case "t": readUInt64().map(BusValue.uint64)
    default: readStrings().map(BusValue.strings)
    }
  }
}

/// Writing, one value after the other. libsystemd remembers a failure and refuses the message.
extension BusMessage {
  func append(_ string: String) {
    // A NUL would end the text early, and libsystemd refuses invalid UTF-8, which String never holds.
    _ = string.withCString { sd_bus_message_append_basic(pointer, BusType.string, $0) }
  }

  func append(_ number: UInt32) {
    var number = number
    sd_bus_message_append_basic(pointer, BusType.uint32, &number)
  }

  func append(_ strings: [String]) {
    sd_bus_message_open_container(pointer, BusType.array, "s")
    for string in strings { append(string) }
    sd_bus_message_close_container(pointer)
  }

  func append(_ bool: Bool) {
    var number: Int32 = bool ? 1 : 0
    sd_bus_message_append_basic(pointer, BusType.bool, &number)
  }

  func append(_ number: Int32) {
    var number = number
    sd_bus_message_append_basic(pointer, BusType.int32, &number)
  }

  func append(_ number: Double) {
    var number = number
    sd_bus_message_append_basic(pointer, BusType.double, &number)
  }

  /// An array whose elements `write` appends.
  func appendArray(of element: String, _ write: () -> Void) {
    sd_bus_message_open_container(pointer, BusType.array, element)
    write()
    sd_bus_message_close_container(pointer)
  }

  /// A structure whose members `write` appends.
  func appendStructure(_ members: String, _ write: () -> Void) {
    sd_bus_message_open_container(pointer, BusType.structure, members)
    write()
    sd_bus_message_close_container(pointer)
  }

  func append(inVariant value: BusValue) {
    sd_bus_message_open_container(pointer, BusType.variant, value.signature)
    append(value)
    sd_bus_message_close_container(pointer)
  }

  func append(_ dictionary: [(key: String, value: BusValue)]) {
    sd_bus_message_open_container(pointer, BusType.array, "{sv}")
    for (key, value) in dictionary {
      sd_bus_message_open_container(pointer, BusType.entry, "sv")
      append(key)
      append(inVariant: value)
      sd_bus_message_close_container(pointer)
    }
    sd_bus_message_close_container(pointer)
  }

  private func append(_ value: BusValue) {
    switch value {
    case .bool(let bool): append(bool)
    case .string(let string): append(string)
    case .uint32(let number): append(number)
    case .uint64(var number): sd_bus_message_append_basic(pointer, BusType.uint64, &number)
    case .int64(var number): sd_bus_message_append_basic(pointer, BusType.int64, &number)
    case .strings(let strings):
      sd_bus_message_open_container(pointer, BusType.array, "s")
      for string in strings { append(string) }
      sd_bus_message_close_container(pointer)
    }
  }
}

/// Answers, to the message that is a call.
extension BusMessage {
  /// Sends an answer that `write` fills.
  func reply(_ write: (BusMessage) -> Void = { _ in }) {
    var answer: OpaquePointer?
    guard sd_bus_message_new_method_return(pointer, &answer) >= 0, let answer else { return }
    write(BusMessage(pointer: answer))
    sd_bus_send(nil, answer, nil)
    sd_bus_message_unref(answer)
  }

  /// Whether its sender waits for an answer.
  var wantsAnswer: Bool { sd_bus_message_get_expect_reply(pointer) > 0 }

  /// The unique name of whoever sent it.
  var sender: String? {
    sd_bus_message_get_sender(pointer).map { String(cString: $0) }
  }

  /// The name and the text of the failure that this answer is, if it is one.
  var failure: (name: String, text: String)? {
    guard let error = sd_bus_message_get_error(pointer) else { return nil }
    return (
      error.pointee.name.map { String(cString: $0) } ?? "",
      error.pointee.message.map { String(cString: $0) } ?? ""
    )
  }
}
