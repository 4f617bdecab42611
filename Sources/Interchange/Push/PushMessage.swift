/// A message for the phone, as ntfy publishes it (ntfy documentation, "Publish as JSON").
package struct PushMessage: Hashable, Sendable {
  /// A button: an answer, and what stands on it.
  package struct Button: Hashable, Sendable {
    package let answer: PushAnswer.Button
    package let label: String

    package init(_ answer: PushAnswer.Button, label: String) {
      self.answer = answer
      self.label = label
    }
  }

  package var title: String
  package var text: String
  /// Its name for the server; a message of the same name takes its place.
  package var name: String
  /// What its answers name.
  package var token: String
  package var buttons: [Button]
  /// Whether it may be heard where others are not.
  package var isUrgent: Bool

  package init(
    title: String,
    text: String,
    name: String,
    token: String,
    buttons: [Button],
    isUrgent: Bool = false
  ) {
    self.title = title
    self.text = text
    self.name = name
    self.token = token
    self.buttons = buttons
    self.isUrgent = isUrgent
  }
}

extension PushMessage {
  /// A title of more than 1 KB is refused, and a text of 4,096 bytes is made a file (ntfy documentation,
  /// "Limitations"); a character can have any number of bytes.
  private static let longestTitle = 1_000
  private static let longestText = 4_000

  /// The request that publishes it; the topic is in its body, so that it goes to the server's root.
  package func request(to topic: PushTopic) -> OnlineRequest {
    var fields: [String: JSONValue] = [
      "topic": .string(topic.name), "title": .string(title.within(bytes: Self.longestTitle)),
      "message": .string(text.within(bytes: Self.longestText)),
      // A server of before version 2.16 passes over it.
      "sequence_id": .string(name),
      // 3 is the usual one; 4 is heard through a phone's own quiet where the person lets it.
      "priority": .number(isUrgent ? 4 : 3),
    ]
    if !buttons.isEmpty {
      fields["actions"] = .array(
        buttons.map { button in
          .object([
            "action": .string("http"), "label": .string(button.label),
            "url": .string(topic.answerAddress), "method": .string("POST"),
            "body": .string(PushAnswer.body(button.answer, token: token)), "clear": .bool(true),
          ])
        }
      )
    }
    return OnlineRequest(path: "/", json: .object(fields))
  }

  /// The fields that tell of it between the programs.
  package var json: JSONValue {
    .object([
      "title": .string(title), "text": .string(text), "name": .string(name),
      "token": .string(token), "isUrgent": .bool(isUrgent),
      "buttons": .array(
        buttons.map {
          .object(["answer": .string($0.answer.rawValue), "label": .string($0.label)])
        }
      ),
    ])
  }

  /// Reads what another program told; `nil` where it is no message.
  package init?(json: JSONValue) {
    guard let title = json["title"]?.text, let text = json["text"]?.text, !text.isEmpty,
      let name = json["name"]?.text, name.isPushName, let token = json["token"]?.text
    else { return nil }
    self.init(
      title: title,
      text: text,
      name: name,
      token: token,
      buttons: (json["buttons"]?.elements ?? []).compactMap { button in
        button["answer"]?.text.flatMap(PushAnswer.Button.init).map {
          Button($0, label: button["label"]?.text ?? "")
        }
      },
      isUrgent: json["isUrgent"]?.bool ?? false
    )
  }
}

extension String {
  /// As much of the text as so many bytes hold, in whole characters; it ends in "…" if something is
  /// missing.
  fileprivate func within(bytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var room = limit - "…".utf8.count
    return prefix { character in
      room -= character.utf8.count
      return room >= 0
    } + "…"
  }
}
