import CSystemd

/// GNOME Shell's search providers: `org.gnome.Shell.SearchProvider2`.
extension SearchObject {
  static let gnome = "org.gnome.Shell.SearchProvider2"

  @EventLoop static let gnomeTable = BusTable.keep([
    voicedo_vtable_method(
      BusTable.text("GetInitialResultSet"),
      BusTable.text("as"),
      BusTable.text("as"),
      BusTable.text("terms\0results\0")
    ) { message, _, _ in
      BusTable.answer(message) { call in
        guard let words = call.readStrings(upTo: mostWords, within: longest) else { return }
        reply(to: call, with: words)
      }
    },
    voicedo_vtable_method(
      BusTable.text("GetSubsearchResultSet"),
      BusTable.text("asas"),
      BusTable.text("as"),
      BusTable.text("previous\0terms\0results\0")
    ) { message, _, _ in
      BusTable.answer(message) { call in
        // What was found before is no guide: "remind me to" found nothing yet.
        guard call.skipStrings(),
          let words = call.readStrings(upTo: mostWords, within: longest)
        else { return }
        reply(to: call, with: words)
      }
    },
    voicedo_vtable_method(
      BusTable.text("GetResultMetas"),
      BusTable.text("as"),
      BusTable.text("aa{sv}"),
      BusTable.text("ids\0metas\0")
    ) { message, _, _ in
      BusTable.answer(message) { call in
        guard let ids = call.readStrings(upTo: mostNames, within: mostNames * longest) else {
          return
        }
        look(call, for: ids.map(Question.id)) { answer, results in
          let icon = current?.icon() ?? ""
          answer.appendArray(of: "a{sv}") {
            for result in results { answer.append(result.asMeta(icon)) }
          }
        }
      }
    },
    voicedo_vtable_method(
      BusTable.text("ActivateResult"),
      BusTable.text("sasu"),
      BusTable.text(""),
      BusTable.text("id\0terms\0timestamp\0")
    ) { message, _, _ in
      BusTable.answer(message) { call in
        guard let id = call.readString(within: longest) else { return }
        change(call) { $0.choose(id, nil, $1) }
      }
    },
    voicedo_vtable_method(
      BusTable.text("LaunchSearch"),
      BusTable.text("asu"),
      BusTable.text(""),
      BusTable.text("terms\0timestamp\0")
    ) { message, _, _ in
      BusTable.answer(message) { call in
        guard let words = call.readStrings(upTo: mostWords, within: longest) else { return }
        change(call) { $0.show(words.joined(separator: " "), $1) }
      }
    },
  ])

  private nonisolated static func reply(to call: BusMessage, with words: [String]) {
    look(call, for: [.text(words.joined(separator: " "))]) { $0.append($1.map(\.id)) }
  }
}

extension SearchObject.Result {
  fileprivate func asMeta(_ icon: String) -> [(key: String, value: BusValue)] {
    [
      ("id", .string(id)), ("name", .string(title)), ("description", .string(detail)),
      ("gicon", .string(icon)),
    ]
  }
}
