import Actions
import Configuration
import Interchange
import Language
import Model

extension Session {
  /// Nobody waits longer than this for `voicedo-online`, whatever it does: its own limits are shorter.
  var modelPatience: Duration {
    .seconds(max(settings.model.timeout, 300) * 4 + 60)
  }

  func modelQuestion(_ text: String, _ context: LanguageContext) -> JSONValue {
    var fields = modelFields
    fields["ask"] = .string("model")
    fields["transcript"] = .string(text)
    fields["now"] = .string(context.now.description)
    fields["zone"] = .string(context.zone.identifier)
    fields["lists"] = .array(context.listNames.map(JSONValue.string))
    return .object(fields)
  }

  /// What `voicedo-online` is told of the model of the settings.
  var modelFields: [String: JSONValue] {
    let model = settings.model
    var fields: [String: JSONValue] = [
      "preset": .string(model.preset), "url": .string(model.url), "model": .string(model.name),
    ]
    if model.timeout > 0 { fields["timeout"] = .number(Double(model.timeout)) }
    fields.merge(secretFields(named: model.secret, of: model.preset)) { $1 }
    return fields
  }

  /// Where the secret of a service is kept, as `voicedo-online` is told.
  func secretFields(named name: String, of preset: String) -> [String: JSONValue] {
    let isUsual = name.isEmpty
    let references = settings.references(to: isUsual ? preset : name, in: paths.settingsFolder)
    let hidden = settings.secrets.values.compactMap { reference in
      if case .environment(let name) = reference { JSONValue.string(name) } else { nil }
    }
    return [
      isUsual ? "usualSecret" : "secret": .array(references.map(\.json)),
      "private": .array(hidden),
    ]
  }
}

extension ModelSettings {
  /// Whether there is a model to ask.
  var isNamed: Bool { !preset.isEmpty || !url.isEmpty }

  /// What its requests are counted under.
  var service: String { preset.isEmpty ? url : preset }
}

extension ExtractedTodo {
  /// As the reader of drafts takes it.
  var task: JSONValue {
    let texts = [
      "title": title, "when": when, "repeat": repeats, "listName": list,
      "priority": priority?.rawValue,
    ]
    var fields = texts.compactMapValues { $0.map(JSONValue.string) }
    fields["parent"] = parent.map { .number(Double($0)) }
    return .object(fields)
  }
}
