/// Lower case and plain apostrophes, so that a word is the same however it was written.
enum Folding {
  /// A stretch of the text as a word.
  @inline(__always)
  static func word(_ utf8: [UInt8], _ range: Range<Int>, isASCII: Bool) -> Word {
    guard isASCII else { return Word(folded(utf8[range])) }
    var packer = Word.Packer()
    for place in range { packer.add(lowercased(utf8[place])) }
    return packer.packed
  }

  /// A stretch of the text as letters.
  static func folded(_ utf8: ArraySlice<UInt8>) -> String {
    var view = String.UnicodeScalarView()
    var isASCII = true
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      let isApostrophe = scalar.isApostrophe
      isASCII = isASCII && (scalar.isASCII || isApostrophe)
      view.append(
        isApostrophe
          ? "'" : scalar.isASCII ? Unicode.Scalar(lowercased(UInt8(scalar.value))) : scalar
      )
    }
    return isASCII ? String(view) : String(view).lowercased()
  }

  /// An ASCII capital in lower case, all else as it is.
  @inline(__always)
  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 65 < 26 ? byte | 0x20 : byte
  }
}
