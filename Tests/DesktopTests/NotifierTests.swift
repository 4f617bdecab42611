import Desktop
import Testing

/// One desktop for one story: libnotify keeps its connection for as long as a process lives.
@Suite(
  "Popups on a real server",
  .enabled(if: PrivateDesktop.isPossible, "Xvfb, dbus-daemon and dunst are not all installed."),
  .timeLimit(.minutes(2))
)
struct NotifierTests {
  @Test("are shown, answered, replaced, withdrawn, and refused once the server is gone")
  func story() async throws {
    let desktop = try await PrivateDesktop()
    let popup = Popup(
      summary: "Water the plants",
      body: "A tiny first step: fill the can",
      buttons: [.init(key: "done", label: "Done"), .init(key: "later", label: "Later")]
    )

    let shown = await desktop.post(popup)
    guard case .shown(let number) = shown else {
      Issue.record("not shown: \(shown)")
      return
    }
    #expect(try await desktop.displayed(becomes: 1))

    // A button comes back under the popup's number.
    _ = try desktop.dunstctl("action", "0")
    #expect(await desktop.nextEvent() == .pressed(number: number, button: "done"))

    // Another in its place keeps the number and the screen as it is.
    var other = popup
    other.summary = "Water the flowers"
    other.replaces = number
    #expect(await desktop.post(other) == .shown(number))
    #expect(try await desktop.displayed(becomes: 1))

    // Withdrawn by its number, it is in the history with its text.
    #expect(await desktop.withdraw(number))
    #expect(try await desktop.displayed(becomes: 0))
    let history = try desktop.dunstctl("history")
    #expect(history.contains("Water the flowers"))
    #expect(history.contains("A tiny first step: fill the can"))

    // A number that nobody has is answered all the same.
    #expect(await desktop.withdraw(4711))

    // Closed by the person: told, without an answer.
    guard case .shown(let second) = await desktop.post(popup) else {
      Issue.record("not shown a second time")
      return
    }
    #expect(try await desktop.displayed(becomes: 1))
    _ = try desktop.dunstctl("close")
    #expect(await desktop.nextEvent() == .closed(number: second, isExpired: false))

    desktop.stopServer()
    guard case .refused = await desktop.post(popup) else {
      Issue.record("taken although nobody is there")
      return
    }
  }
}
