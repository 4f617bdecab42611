import CSQLite
import Testing

/// The memory that a short command gives to SQLite.
@Suite struct KeptMemoryTests {
  @Test(arguments: [1, 7, 8, 9, 24, 25, 1032, 1033, 4360, 100_000])
  func aPieceIsAsLargeAsAskedFor(_ size: Int32) throws {
    let piece = try #require(voicedo_allocate(size))
    defer { voicedo_free(piece) }
    #expect(voicedo_size(piece) >= size)
    #expect(voicedo_round_up(size) == voicedo_size(piece))
    #expect(UInt(bitPattern: piece) % 8 == 0)
  }

  @Test func whatIsGivenBackIsTakenForTheSameSize() throws {
    let piece = try #require(voicedo_allocate(100))
    voicedo_free(piece)
    #expect(voicedo_allocate(101) == piece)
    voicedo_free(piece)
  }

  @Test func nothingIsGivenBackTwiceOver() {
    voicedo_free(nil)
    #expect(voicedo_size(nil) == 0)
  }

  @Test(arguments: [(20, 21), (20, 30), (100, 2000), (2000, 9000), (9000, 100), (2000, 20)])
  func whatGrowsOrShrinksKeepsWhatItHolds(_ sizes: (Int32, Int32)) throws {
    let piece = try #require(voicedo_allocate(sizes.0))
    fill(piece, sizes.0, with: 3)
    let other = try #require(voicedo_reallocate(piece, sizes.1))
    #expect(voicedo_size(other) >= sizes.1)
    #expect(holds(other, min(sizes.0, sizes.1), 3))
    voicedo_free(other)
  }

  /// Whatever is asked for and given back, no two pieces ever overlap.
  @Test func piecesStayApart() throws {
    var random = SystemRandomNumberGenerator()
    var pieces: [(start: UnsafeMutableRawPointer, size: Int32, mark: UInt8)] = []
    for step in 0..<20_000 {
      if pieces.count > 300 || (step % 3 == 0 && !pieces.isEmpty) {
        let piece = pieces.remove(at: .random(in: pieces.indices, using: &random))
        #expect(holds(piece.start, piece.size, piece.mark))
        voicedo_free(piece.start)
      } else {
        let size = Int32.random(in: 1...(step % 50 == 0 ? 9000 : 400), using: &random)
        let mark = UInt8.random(in: 0...255, using: &random)
        let start = try #require(voicedo_allocate(size))
        fill(start, size, with: mark)
        pieces.append((start, size, mark))
      }
    }
    for piece in pieces {
      #expect(holds(piece.start, piece.size, piece.mark))
      voicedo_free(piece.start)
    }
  }

  private func fill(_ piece: UnsafeMutableRawPointer, _ size: Int32, with mark: UInt8) {
    UnsafeMutableRawBufferPointer(start: piece, count: Int(size)).initializeMemory(
      as: UInt8.self,
      repeating: mark
    )
  }

  private func holds(_ piece: UnsafeMutableRawPointer, _ size: Int32, _ mark: UInt8) -> Bool {
    UnsafeRawBufferPointer(start: piece, count: Int(size)).allSatisfy { $0 == mark }
  }
}
