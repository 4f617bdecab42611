import Model
import Planning
import Testing

@testable import Words

/// What a message on the phone says, as far as it is let out.
@Suite("Messages on the phone") struct PushTextTests {
  private static let now = Instant(seconds: 1_795_255_200)

  private func reminder(_ title: String, notes: String? = nil) -> PendingReminder {
    var todo = Todo(
      id: title,
      handle: "da1e",
      title: title,
      due: .absolute(Self.now),
      createdAt: Self.now,
      updatedAt: Self.now
    )
    todo.notes = notes
    return PendingReminder(todo: todo, reminder: Reminder(todo: title), dueAt: Self.now)
  }

  private func text(
    _ reminders: [PendingReminder],
    _ extent: PushText.Extent,
    _ tone: Tone = .literal
  ) -> PushText {
    PushText(
      reminders,
      extent,
      isAhead: false,
      isLate: false,
      now: Self.now,
      in: .utc,
      tone: tone,
      face: .hours24
    )
  }

  private var one: [PendingReminder] { [reminder("Water", notes: "the door code is 4711")] }

  @Test func inFullItIsThatOfThePopup() {
    let text = text(one, .full)
    #expect(text.title == "Water")
    #expect(text.message.hasPrefix("Reminder: today 10:00"))
    #expect(text.message.contains("4711"))
    #expect(text.buttons == [.done, .later])
  }

  @Test func theTitleAloneIsAllThatIsSaid() {
    let text = text(one, .title)
    #expect((text.title, text.message) == ("Reminder", "Water"))
    #expect(text.buttons == [.done, .later])
  }

  @Test(arguments: Tone.allCases) func nothingOfItIsSaid(_ tone: Tone) {
    let text = text(one, .generic, tone)
    #expect(!(text.title + text.message).contains("Water"))
    #expect(!(text.title + text.message).contains("4711"))
    // Nobody is to tick off what he does not see.
    #expect(text.buttons == [.later])
  }

  @Test func severalNameThemselvesAndCanBePutOff() {
    let several = ["Water", "Bread", "Tea"].map { reminder($0) }
    let full = text(several, .full)
    #expect(full.title == "3 reminders are waiting")
    #expect(full.message.contains("Bread"))
    #expect(full.buttons == [.later])
    #expect(text(several, .title).message == "Water\nBread\nTea")
    #expect(!text(several, .generic).message.contains("Bread"))
  }

  @Test func noneIsEmpty() {
    for tone in Tone.allCases {
      for extent in [PushText.Extent.full, .title, .generic] {
        #expect(!text([reminder("Water")], extent, tone).message.isEmpty)
      }
    }
  }
}
