internal import Glibc

/// Ends the run where a promise is not kept, and says which.
func promise(_ isKept: Bool, _ words: @autoclosure () -> String) {
  if !isKept { fatalError("A promise that is not kept: \(words())") }
}

/// Does a piece of work, and ends the run if it took the processor longer than a person would wait.
///
/// The processor's own time counts, not the clock's: a machine with much else to do is no slower.
func answered<Answer>(
  within seconds: Double,
  _ words: @autoclosure () -> String,
  _ work: () throws -> Answer
) rethrows -> Answer {
  let start = processorSeconds()
  let answer = try work()
  let spent = processorSeconds() - start
  promise(spent <= seconds, "\(words()) took \(spent) s of the processor")
  return answer
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The bytes of a run as text, whatever they are.
func text(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> String {
  String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
}
