/// Which version this is.
enum Version {
  static let number = "0.1.0"
  static let text = "voicedo-remindd \(number)"
}
