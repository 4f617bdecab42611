/// A civil day, with a clock time where one was said.
package struct PartialDateTime: Hashable, Sendable {
  package var date: CivilDate
  package var time: TimeOfDay?

  package init(_ date: CivilDate, _ time: TimeOfDay? = nil) {
    self.date = date
    self.time = time
  }

  package init(_ moment: CivilDateTime) {
    self.init(moment.date, moment.time)
  }
}
