import Model
import Planning
import Testing

@Suite("Days with room") struct DaysWithRoomTests {
  private let first: CivilDate

  init() throws {
    first = try #require(CivilDate("2026-11-20"))
  }

  /// How much is planned on each day, how many there may be, and the days that are given out.
  @Test(arguments: [
    ([0, 0, 0], 1, [0, 1, 2]), ([0, 0], 2, [0, 0, 1, 1]), ([2, 0, 1], 2, [1, 1, 2]),
    ([3, 4], 3, []), ([5, 0], 3, [1, 1, 1]), ([], 3, []),
  ])
  func theEarliestDayWithRoomIsTaken(_ planned: [Int], _ most: Int, _ days: [Int]) {
    var room = DaysWithRoom(from: first, planned: planned, most: most)
    var taken: [CivilDate] = []
    while let day = room.take() { taken.append(day) }
    #expect(taken == days.map { first.adding(days: $0) })
  }
}
