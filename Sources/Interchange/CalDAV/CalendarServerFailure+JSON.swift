/// The failures between the programs.
extension CalendarServerFailure {
  /// Those that are a name and nothing more.
  private static let plain: [String: CalendarServerFailure] = [
    "changed-meanwhile": .changedMeanwhile, "unknown-token": .unknownToken,
    "unacceptable": .unacceptable, "read-only": .readOnly, "not-found": .notFound,
    "no-room": .noRoom, "not-caldav": .notCalDAV,
  ]

  /// The fields that tell of it.
  package var fields: [String: JSONValue] {
    switch self {
    case .online(let failure): return failure.fields
    case .sameUID(let address):
      var fields: [String: JSONValue] = ["failure": .string("same-uid")]
      fields["address"] = address.map(JSONValue.string)
      return fields
    default:
      let name = Self.plain.first { $0.value == self }?.key ?? ""
      return ["failure": .string(name)]
    }
  }

  /// Reads what another program told; `nil` where it told of none.
  package init?(json: JSONValue) {
    guard let name = json["failure"]?.text else { return nil }
    if let plain = Self.plain[name] {
      self = plain
    } else if name == "same-uid" {
      self = .sameUID(address: json["address"]?.text)
    } else if let failure = OnlineFailure(json: json) {
      self = .online(failure)
    } else {
      return nil
    }
  }
}
