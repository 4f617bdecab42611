import CSystemd

/// The object that the search of a desktop asks on the session bus: GNOME Shell as a search provider,
/// KDE as a runner.
///
/// Both ask with every key that is pressed; only `choose` changes anything.
package struct SearchObject: Sendable {
  /// A result as both show it.
  package struct Result: Hashable, Sendable {
    /// What the desktop hands back when it is chosen.
    package var id: String
    package var title: String
    package var detail: String
    /// The keys of what can be done with it beside being chosen.
    package var actions: [String]
    package var likelihood: Likelihood

    package init(
      id: String,
      title: String,
      detail: String,
      actions: [String] = [],
      likelihood: Likelihood
    ) {
      (self.id, self.title, self.detail) = (id, title, detail)
      (self.actions, self.likelihood) = (actions, likelihood)
    }
  }

  /// Something that a desktop asks about.
  package enum Question: Hashable, Sendable {
    /// A text that somebody types.
    case text(String)
    /// A result that was found, by its id.
    case id(String)
  }

  /// Finds the results for a question, and hands them over when it has them.
  package typealias Find =
    @EventLoop (_ question: Question, _ found: @escaping @EventLoop ([Result]) -> Void) -> Void
  package typealias Done = @EventLoop () -> Void

  /// How likely it is that somebody means a result.
  package enum Likelihood: Hashable, Sendable {
    /// The words say so.
    case certain
    /// They are in it.
    case likely
    /// They may as well be meant for another program.
    case possible
  }

  /// Something that can be done with a result.
  package struct Action: Hashable, Sendable {
    package var key: String
    package var label: String
    package var icon: String

    package init(key: String, label: String, icon: String) {
      (self.key, self.label, self.icon) = (key, label, icon)
    }
  }

  /// The name of the icon beside each result.
  package var icon: @EventLoop () -> String
  /// Finds the results for a text, or one once more as it is now; none where it is gone.
  package var find: Find
  package var actions: @EventLoop () -> [Action]
  /// Does something with a result, and calls `done` then; without an action, what it is there for.
  package var choose: @EventLoop (_ id: String, _ action: String?, _ done: @escaping Done) -> Void
  /// Shows everything that a text finds.
  package var show: @EventLoop (_ text: String, _ done: @escaping Done) -> Void
  /// Says that more was chosen at once than is done.
  package var refuse: @EventLoop () -> Void

  package init(
    icon: @escaping @EventLoop () -> String,
    find: @escaping Find,
    actions: @escaping @EventLoop () -> [Action],
    choose: @escaping @EventLoop (String, String?, @escaping Done) -> Void,
    show: @escaping @EventLoop (String, @escaping Done) -> Void,
    refuse: @escaping @EventLoop () -> Void
  ) {
    (self.icon, self.find, self.actions) = (icon, find, actions)
    (self.choose, self.show, self.refuse) = (choose, show, refuse)
  }
}

extension SearchObject {
  /// The object that calls from the bus reach; there is one in a process.
  @EventLoop static var current: SearchObject?
  /// The order in which they are served.
  @EventLoop private static let turns = SearchTurns(
    find: { question, found in
      if let current { current.find(question, found) } else { found([]) }
    },
    onRefusal: { current?.refuse() }
  )

  /// A desktop shows a handful of results; of a list of thousands the rest is not even read.
  static let mostNames = 10
  /// More words are in no text that is looked at.
  static let mostWords = 501
  /// The most bytes of a text or an id that are read.
  static let longest = 4100

  /// Answers a call that looks, when its turn has come; one that wants no answer is nothing.
  static func look(
    _ call: BusMessage,
    for questions: [Question],
    _ write: @escaping @EventLoop (BusMessage, [Result]) -> Void
  ) {
    guard call.wantsAnswer else { return }
    sd_bus_message_ref(call.pointer)
    nonisolated(unsafe) let held = call
    EventLoop.enter {
      turns.look(for: questions) { results in
        held.reply { write($0, results) }
        sd_bus_message_unref(held.pointer)
      }
    }
  }

  /// Answers a call that chose something, and does it when its turn has come; KRunner wants no answer.
  static func change(
    _ call: BusMessage,
    _ body: @escaping @EventLoop (SearchObject, @escaping Done) -> Void
  ) {
    call.reply()
    EventLoop.enter {
      turns.change { done in if let current { body(current, done) } else { done() } }
    }
  }
}
