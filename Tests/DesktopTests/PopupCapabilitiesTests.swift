import Desktop
import Testing

@Suite("A popup for a server's capabilities")
struct PopupCapabilitiesTests {
  private let popup = Popup(
    summary: "R&D <now>",
    body: "Tom & Jerry's \"<b>\" list",
    buttons: [
      .init(key: "done", label: "Done"), .init(key: "later", label: "Later"),
      .init(key: "doing", label: "I'm doing it"), .init(key: "more", label: "More"),
    ],
    choices: [.init(key: "this-evening", label: "This evening")]
  )

  @Test("escapes the body for a server that reads markup, and never the summary")
  func markup() {
    let suited = popup.suited(to: ["actions", "body-markup"])
    #expect(suited.body == "Tom &amp; Jerry's &quot;&lt;b&gt;&quot; list")
    #expect(suited.summary == popup.summary)
  }

  @Test("leaves the body as it is for a server that shows plain text")
  func plain() {
    #expect(popup.suited(to: ["actions", "body"]).body == popup.body)
  }

  @Test("has at most three buttons")
  func buttons() {
    #expect(popup.suited(to: ["actions"]).buttons.map(\.key) == ["done", "later", "doing"])
  }

  @Test("has further answers only in a menu")
  func choices() {
    #expect(popup.suited(to: ["actions"], hasMenu: true).choices == popup.choices)
    #expect(popup.suited(to: ["actions"]).choices.isEmpty)
    #expect(popup.suited(to: ["body"], hasMenu: true).choices.isEmpty)
  }

  @Test("has no buttons where a server knows none")
  func noButtons() {
    #expect(popup.suited(to: ["body"]).buttons.isEmpty)
  }
}
