import Actions
import Screen
import Words

/// The screen of the day and where in it somebody is; only keys and new pages change it.
struct DayState {
  /// The present activity.
  enum Mode {
    case list
    case searching(LineEditor)
    case adding(LineEditor)
    case editing(LineEditor, DayRow)
    /// The words until when something is put off.
    case puttingOff(LineEditor, DayRow)
    case asking(DayQuestion)
    /// Lines over all of the screen, from one of them on.
    case reading(Reading, from: Int)
  }

  /// What is read in the place of the day.
  enum Reading {
    case week([String])
    case keys([String])

    var lines: [String] {
      switch self {
      case .week(let lines), .keys(let lines): lines
      }
    }
  }

  /// All of the day, whatever is searched for.
  private(set) var day: DayPage
  /// What of it is shown.
  private(set) var page: DayPage
  var mode = Mode.list
  /// `nil` where there is nothing, or the thing that was selected went away by itself: the next key
  /// must not be for another one.
  private(set) var selected: DayRow.ID?
  /// Where the selected thing stands, or stood.
  private var place = 0
  /// The words that are searched for.
  private(set) var words = ""
  /// Whether all that is open is shown, and not the day alone.
  private(set) var isWide = false
  /// What came of the last key.
  var message = ""
  /// What was typed to be added and is not stored yet.
  var unsaid = ""
  /// When the key that completes came last, and when it was heeded, on a clock that is never set.
  var lastDone: (pressed: Duration, heeded: Duration)?
  /// How many lines the screen has, for the keys that go by pages.
  var rows = 24

  init(_ day: DayPage) {
    (self.day, page) = (day, day)
    select(0)
  }

  /// The thing that keys are for.
  var row: DayRow? { selected.flatMap { id in page.rows.first { $0.id == id } } }

  /// Whether letters are typed, and none of them is a key of its own.
  var isTyping: Bool {
    switch mode {
    case .searching, .adding, .editing, .puttingOff: true
    case .list, .asking, .reading: false
    }
  }

  /// Selects the thing at a place, or the nearest one.
  mutating func select(_ place: Int) {
    let rows = page.rows
    self.place = max(0, min(place, rows.count - 1))
    selected = rows.isEmpty ? nil : rows[self.place].id
  }

  /// Goes so many things down, or up; where none is selected, to where the last one stood.
  mutating func move(by steps: Int) { select(selected == nil ? place : place + steps) }

  /// Shows the day as it is now; `isOwn` where the person's own key has changed it.
  mutating func show(_ day: DayPage, isOwn: Bool = false) {
    let hadNone = page.rows.isEmpty
    self.day = day
    filter()
    guard selected != nil || isOwn || hadNone else { return }
    if let found = page.rows.firstIndex(where: { $0.id == selected }) {
      place = found
    } else if isOwn || hadNone {
      select(place)
    } else {
      selected = nil
    }
  }

  /// Shows what has the words in it, and selects the first of it unless the selected thing is there.
  mutating func search(_ words: String) {
    self.words = words
    filter()
    select(page.rows.firstIndex { $0.id == selected } ?? 0)
  }

  /// Shows all that is open, or the day again.
  mutating func widen(_ isWide: Bool) {
    self.isWide = isWide
    search("")
  }

  private mutating func filter() { page = (isWide ? day.whole : day).holding(words) }
}
