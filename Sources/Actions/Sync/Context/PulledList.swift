import Interchange
import Model
import Store

/// What a server has that is new, of one list.
struct PulledList {
  var list: SyncedList
  /// What is new or changed there, as it is now.
  var objects: [CalendarObject] = []
  /// What is there no more.
  var gone: [SyncRecord] = []
  /// When all of it was listed, if it was now.
  var wholeAt: Instant?

  /// The list as it is known once all of this was done here.
  var settled: SyncedList {
    var list = list
    list.wholeAt = wholeAt ?? list.wholeAt
    return list
  }
}
