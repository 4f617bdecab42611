import Language
import Model
import Testing

/// Times that are certain by what stands beside them, and what looks like one and is none.
///
/// It is Wednesday 4 March 2026, 10:20.
struct CertainTimeTests {
  @Test(arguments: [
    Said(
      "walk the dog every morn at 645",
      title: "Walk the dog",
      at: "2026-03-05T06:45",
      rule: "FREQ=DAILY"
    ),
    Said(
      "choir every thursday eve",
      title: "Choir",
      at: "2026-03-05T18:00",
      rule: "FREQ=WEEKLY;BYDAY=TH"
    ),
    Said("bins tomorrow eve", title: "Bins", at: "2026-03-05T18:00"),
    Said("pills daily 1015", title: "Pills", at: "2026-03-05T10:15", rule: "FREQ=DAILY"),
    Said(
      "stretch mondays 7",
      title: "Stretch",
      at: "2026-03-09T07:00",
      rule: "FREQ=WEEKLY;BYDAY=MO"
    ),
    Said("squats every day 30", title: "Squats 30", at: "2026-03-05", rule: "FREQ=DAILY"),
    Said("tue 10 dentist", title: "Dentist", at: "2026-03-10T10:00"),
    Said("call the shop b4 6", title: "Call the shop", at: "2026-03-04T18:00"),
    Said("order ink b4 friday", title: "Order ink", at: "2026-03-06"),
    Said("concert fri w/ eva 8pm", title: "Concert w/ eva", at: "2026-03-06T20:00"),
    Said("lunch thu w/ ann and bob 1pm", title: "Lunch w/ ann and bob", at: "2026-03-05T13:00"),
    Said("coffee w/o sugar at 3", title: "Coffee w/o sugar", at: "2026-03-04T15:00"),
    Said("film sat with mona 8pm", title: "Film with mona", at: "2026-03-07T20:00"),
  ])
  func spellings(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("in to minutes stir", title: "Stir", at: "2026-03-04T10:22"),
    Said("at ate fifteen call mum", title: "Call mum", at: "2026-03-04T20:15"),
    Said("call Ann in a our", title: "Call Ann", at: "2026-03-04T11:20"),
    Said("within too weeks renew it", title: "Renew it", at: "2026-03-18"),
    Said("call Ann at four thirdy", title: "Call Ann", at: "2026-03-04T16:30"),
  ])
  func whatWasMisheard(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("in 5 flip the pancakes", title: "Flip the pancakes", at: "2026-03-04T10:25"),
    Said("timer 12 rice", title: "Rice", at: "2026-03-04T10:32"),
    Said("7 min stir the sauce", title: "Stir the sauce", at: "2026-03-04T10:27"),
  ])
  func minutesOfATimer(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("cut 3/4 board tomorrow", title: "Cut 3/4 board", at: "2026-03-05"),
    Said("buy a 1/4 drill on friday", title: "Buy a 1/4 drill", at: "2026-03-06"),
    Said("take 1/2 pill at 9 pm", title: "Take 1/2 pill", at: "2026-03-04T21:00"),
    Said("dentist 3/9", title: "Dentist", at: "2026-03-09"),
    Said("watch episode 3d tomorrow", title: "Watch episode 3d", at: "2026-03-05"),
    Said("print plan 2w tomorrow", title: "Print plan 2w", at: "2026-03-05"),
    Said("two weeks tomorrow paint the fence", title: "Paint the fence", at: "2026-03-19"),
    Said("read pp 10-12 by friday", title: "Read pp 10-12", at: "2026-03-06"),
    Said("invoice 2231 send to Mia tomorrow", title: "Invoice 2231 send to Mia", at: "2026-03-05"),
  ])
  func numbersThatAreNoTimes(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("standup at 10 am JST friday", title: "Standup", at: "2026-03-06T10:00 Asia/Tokyo"),
    Said(
      "webinar at 9am NZST on monday",
      title: "Webinar",
      at: "2026-03-09T09:00 Pacific/Auckland"
    ),
    Said("call Kim at 18:00 UTC+3 tomorrow", title: "Call Kim", at: "2026-03-05T18:00 Etc/GMT-3"),
    Said("review at 14:00 GMT-5:00 friday", title: "Review", at: "2026-03-06T14:00 Etc/GMT+5"),
    Said("sync at 9:00 UTC+5:30 friday", title: "Sync", at: "2026-03-06T09:00 Asia/Kolkata"),
    Said("dentist at 3 MRI at 5", title: "Dentist", at: "2026-03-04T15:00"),
  ])
  func zones(_ said: Said) throws {
    let draft = try #require(understand(said.text, in: try context()).drafts.first)
    #expect(draft.title == said.title)
    #expect(written(draft.due) == said.due)
  }

  @Test(arguments: [
    "demo at 4pm QRT monday", "call at 16:00 WXT on monday", "standup at 4pm ZZT monday",
  ])
  func lettersThatNameNoZoneAreTold(text: String) throws {
    let understanding = understand(text, in: try context())
    let draft = try #require(understanding.drafts.first)
    #expect(understanding.drafts.count == 1)
    #expect(written(draft.due) == "2026-03-09T16:00")
    guard case .unknownZone(let letters)? = understanding.remarks.first else {
      Issue.record("not told")
      return
    }
    #expect(draft.title.hasSuffix(letters))
  }

  @Test(arguments: [
    ("pay the fee on 31 june", "31 june"), ("train on 2026-11-31", "2026-11-31"),
    ("party on the 33rd of may", "the 33rd of may"), ("lunch on 14/15", "14/15"),
    ("meet Jo at 26:10", "26:10"), ("stretch every 0 hours", "every 0 hours"),
    ("stretch every 20000 days", "every 20000 days"),
    ("run every day until 30 february", "every day until 30 february"),
  ])
  func whatNothingHasIsToldAndStays(_ text: String, _ phrase: String) throws {
    let understanding = understand(text, in: try context())
    let draft = try #require(understanding.drafts.first)
    #expect(understanding.drafts.count == 1)
    #expect(draft.due == nil)
    #expect(draft.title.lowercased() == text.lowercased())
    #expect(understanding.remarks == [.impossible(phrase: phrase)])
  }

  @Test(arguments: [
    ("grandma may be away, call her at 4", "Call her", "Grandma may be away"),
    ("the shop may not be open, call them at 3", "Call them", "The shop may not be open"),
    ("it's cold, knit at 6", "Knit", "It's cold"),
    ("the battery is low, charge at 9 pm", "Charge", "The battery is low"),
  ])
  func whatIsOnlySaidBesideATodoIsItsNote(_ text: String, _ title: String, _ note: String) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == [title])
    #expect(drafts.first?.notes == note)
    #expect(drafts.first?.due != nil)
  }

  @Test(arguments: [
    Said("hold the parcel till saturday", title: "Hold the parcel till saturday", at: "2026-03-07"),
    Said("no food until 6 pm", title: "No food until 6 pm", at: "2026-03-04T18:00"),
    Said(
      "keep the gate shut til noon",
      title: "Keep the gate shut til noon",
      at: "2026-03-04T12:00"
    ),
  ])
  func untilWhenIsKept(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("(2) buy nails tomorrow", title: "(2) buy nails", at: "2026-03-05"),
    Said("(garden) rake the leaves saturday", title: "(garden) rake the leaves", at: "2026-03-07"),
    Said("run $(date) at 9 pm", title: "Run $(date)", at: "2026-03-04T21:00"),
  ])
  func bracketsStay(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    "ご視聴ありがとうございました", "Untertitel im Auftrag des ZDF für funk, 2017",
    "Sottotitoli creati dalla comunità Amara.org", "Merci d'avoir regardé cette vidéo",
    "Thanks for watching, see you in the next video", "Thank you for watching and please subscribe",
  ])
  func whatRecognisersMakeOfSilence(text: String) throws {
    #expect(understand(text, in: try context()).noise == .recognizerArtifact)
  }
}
