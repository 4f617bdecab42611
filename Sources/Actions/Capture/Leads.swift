import Language

/// Reads minutes before the due time: `15`, `1h`, several of them with commas between, or `none`.
package func leads(_ text: String) throws(UsageError) -> [Int] {
  guard let minutes = resolve(text, as: .leads) else { throw .leadNotUnderstood(text) }
  return minutes
}
