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
  /// The results for a text.
  package var find: @EventLoop (_ text: String) -> [Result]
  /// Results once more by their ids; those that are gone are left out.
  package var describe: @EventLoop (_ ids: [String]) -> [Result]
  package var actions: @EventLoop () -> [Action]
  /// Does something with a result; without an action, what it is there for.
  package var choose: @EventLoop (_ id: String, _ action: String?) -> Void
  /// Shows everything that a text finds.
  package var show: @EventLoop (_ text: String) -> Void

  package init(
    icon: @escaping @EventLoop () -> String,
    find: @escaping @EventLoop (String) -> [Result],
    describe: @escaping @EventLoop ([String]) -> [Result],
    actions: @escaping @EventLoop () -> [Action],
    choose: @escaping @EventLoop (String, String?) -> Void,
    show: @escaping @EventLoop (String) -> Void
  ) {
    (self.icon, self.find, self.describe) = (icon, find, describe)
    (self.actions, self.choose, self.show) = (actions, choose, show)
  }
}

extension SearchObject {
  /// The object that calls from the bus reach; there is one in a process.
  @EventLoop static var current: SearchObject?
}
