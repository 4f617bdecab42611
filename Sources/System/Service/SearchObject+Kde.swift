import CSystemd

/// KDE's runners: `org.kde.krunner1`.
extension SearchObject {
  static let kde = "org.kde.krunner1"

  @EventLoop static let kdeTable = BusTable.keep([
    voicedo_vtable_method(
      BusTable.text("Match"),
      BusTable.text("s"),
      BusTable.text("a(sssida{sv})"),
      BusTable.text("query\0matches\0")
    ) { message, _, _ in
      BusTable.answer(message) { call in
        guard let text = call.readString(within: longest) else { return }
        look(call, for: [.text(text)]) { answer, results in
          let icon = current?.icon() ?? ""
          answer.appendArray(of: "(sssida{sv})") {
            for (place, result) in results.enumerated() { answer.append(result, icon, place) }
          }
        }
      }
    },
    voicedo_vtable_method(
      BusTable.text("Actions"),
      BusTable.text(""),
      BusTable.text("a(sss)"),
      BusTable.text("actions\0")
    ) { message, _, _ in
      BusTable.answer(message) { call in
        let actions = EventLoop.enter { current?.actions() ?? [] }
        call.reply { answer in
          answer.appendArray(of: "(sss)") {
            for action in actions { answer.append(action) }
          }
        }
      }
    },
    voicedo_vtable_method(
      BusTable.text("Run"),
      BusTable.text("ss"),
      BusTable.text(""),
      BusTable.text("id\0action\0")
    ) { message, _, _ in
      BusTable.answer(message) { call in
        guard let id = call.readString(within: longest),
          let action = call.readString(within: longest)
        else { return }
        change(call) { $0.choose(id, action.isEmpty ? nil : action, $1) }
      }
    },
  ])
}

extension BusMessage {
  /// A match; the first are more likely meant than those behind them.
  fileprivate func append(_ result: SearchObject.Result, _ icon: String, _ place: Int) {
    appendStructure("sssida{sv}") {
      append(result.id)
      append(result.title)
      append(icon)
      append(result.likelihood.kind)
      append(max(0.1, 0.9 - Double(place) / 20))
      append([("subtext", .string(result.detail)), ("actions", .strings(result.actions))])
    }
  }

  fileprivate func append(_ action: SearchObject.Action) {
    appendStructure("sss") {
      append(action.key)
      append(action.label)
      append(action.icon)
    }
  }
}

extension SearchObject.Likelihood {
  /// The kind of match by which KRunner sorts; Enter takes the first.
  ///
  /// A program of that very name has 100, a search of the web for just any words 70.
  fileprivate var kind: Int32 {
    switch self {
    case .certain: 100
    case .likely: 75
    case .possible: 30
    }
  }
}
