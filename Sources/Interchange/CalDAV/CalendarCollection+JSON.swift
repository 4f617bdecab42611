/// Collections, objects and changes between the programs.
extension CalendarCollection {
  var json: JSONValue {
    var fields: [String: JSONValue] = [
      "address": .string(address), "name": .string(name), "todos": .bool(holdsTodos),
      "events": .bool(holdsEvents), "readOnly": .bool(isReadOnly),
      "rights": .bool(tellsRights),
    ]
    fields["color"] = color.map(JSONValue.string)
    fields["tag"] = tag.map(JSONValue.string)
    fields["token"] = token.map(JSONValue.string)
    return .object(fields)
  }

  init?(json: JSONValue) {
    guard let address = json["address"]?.text, let name = json["name"]?.text else { return nil }
    self.init(address: address, name: name)
    color = json["color"]?.text
    holdsTodos = json["todos"]?.bool ?? true
    holdsEvents = json["events"]?.bool ?? false
    isReadOnly = json["readOnly"]?.bool ?? false
    tellsRights = json["rights"]?.bool ?? false
    tag = json["tag"]?.text
    token = json["token"]?.text
  }
}

extension CalendarObject {
  var json: JSONValue {
    .object(["address": .string(address), "tag": .string(tag), "bytes": .bytes(bytes)])
  }

  init?(json: JSONValue) {
    guard let address = json["address"]?.text, let tag = json["tag"]?.text,
      let bytes = json["bytes"]?.bytes
    else { return nil }
    self.init(address: address, tag: tag, bytes: bytes)
  }
}

extension CalendarChanges {
  var fields: [String: JSONValue] {
    var fields: [String: JSONValue] = [
      "tags": .object(tags.mapValues(JSONValue.string)),
      "removed": .array(removed.sorted().map(JSONValue.string)), "whole": .bool(isWhole),
    ]
    fields["token"] = token.map(JSONValue.string)
    return fields
  }

  init(json: JSONValue) {
    var tags: [String: String] = [:]
    if case .object(let told)? = json["tags"] { tags = told.compactMapValues(\.text) }
    self.init(
      tags: tags,
      removed: Set(json["removed"]?.texts ?? []),
      token: json["token"]?.text,
      // What is not told to be all is not taken for it: nothing is to vanish of a misunderstanding.
      isWhole: json["whole"]?.bool ?? false
    )
  }
}
