import Interchange
import Model

/// The entry point that libFuzzer calls with bytes of its making, as if they were the file of a
/// calendar, or what an address of one sent.
///
/// Either they are no calendar, or its events are such as can be shown: in order, within the time that
/// was asked for, on one line each, and no more than were wanted, however they repeat.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  let reader = EventReader(directory, zone: berlin, window: window, most: most)
  let file = answered(within: 15, "reading \(count) bytes") { reader.read(bytes) }
  promise(reader.read(bytes) == file, "the same bytes are the same events")
  guard let file else { return 0 }
  promise(file.events.count <= most, "no more than are wanted")
  promise(file.name.map { (1...100).contains($0.count) && $0.isOneLine } ?? true, "a name is one")
  var last = Instant(milliseconds: .min)
  for event in file.events {
    let span = event.time.span(in: berlin)
    promise(span.touches(window), "an event comes when it was asked for: \(event)")
    promise(last <= span.lowerBound, "the earliest come first: \(event)")
    promise(event.title.isOneLine, "a title is on one line: \(event)")
    promise(event.place?.isOneLine ?? true, "a place is on one line: \(event)")
    last = span.lowerBound
  }
  return 0
}

private let most = 500
/// March 2027, in which the clock is changed.
private let window = march.start(in: berlin)..<march.adding(days: 31).start(in: berlin)
private let march = CivilDate("2027-03-01") ?? CivilDate(daysSinceEpoch: 0)
private let berlin = Zone(identifier: "Europe/Berlin", posix: "CET-1CEST,M3.5.0,M10.5.0/3") ?? .utc
private let directory = ZoneDirectory(
  zone: { $0 == "Europe/Berlin" ? berlin : nil },
  current: { berlin }
)

extension CivilDate {
  fileprivate func start(in zone: Zone) -> Instant {
    zone.instant(of: CivilDateTime(self, .midnight))
  }
}

extension String {
  fileprivate var isOneLine: Bool {
    !unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0.value == 0x2028 }
  }
}
