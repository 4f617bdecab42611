/// A call that asks whether something is so.
struct BusQuestion: Hashable, Sendable {
  /// How to read the answer.
  enum Form: Hashable, Sendable {
    case bool
    case boolInVariant
    /// A list that holds one of these words.
    case listWithAny(Set<String>)
  }

  var destination: String
  var path: String
  var interface: String
  var member: String
  var arguments: [String] = []
  var form = Form.bool

  /// Asks for a property.
  static func property(
    _ name: String,
    of interface: String,
    _ destination: String,
    _ path: String
  ) -> BusQuestion {
    BusQuestion(
      destination: destination,
      path: path,
      interface: "org.freedesktop.DBus.Properties",
      member: "Get",
      arguments: [interface, name],
      form: .boolInVariant
    )
  }
}

extension BusQuestion {
  /// Reads whether an answer means yes; `nil` if it is of another form, or a refusal.
  func read(_ answer: BusMessage) -> Bool? {
    guard answer.failure == nil else { return nil }
    return switch form {
    case .bool: answer.readBool()
    case .boolInVariant: answer.readBoolInVariant()
    case .listWithAny(let words): answer.readStrings().map { !words.isDisjoint(with: $0) }
    }
  }
}

extension BusConnection {
  /// Asks; a program that is not there is not started for it.
  func ask(_ question: BusQuestion, _ body: @escaping @EventLoop (Bool?) -> Void) {
    call(
      question.destination,
      question.path,
      question.interface,
      question.member,
      write: { message in
        for argument in question.arguments { message.append(argument) }
      },
      { body(question.read($0)) }
    )
  }
}
