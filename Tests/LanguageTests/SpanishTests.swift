import Model
import Testing

@testable import Language

/// Spanish is noted as another language, and kept as it was said.
@Suite struct SpanishTests {
  @Test(arguments: [
    "llamar a mamá a las 5", "pagar el alquiler el viernes", "tengo cita con el médico mañana",
    "recuérdame comprar leche hoy", "recoger a los niños a las 3 esta tarde",
  ])
  func isNoted(_ text: String) throws {
    let understanding = understand(text, in: try context())
    #expect(understanding.remarks == [.notEnglish], "\(understanding)")
    #expect(understanding.drafts.map(\.title) == [text])
  }

  @Test(arguments: [
    "call los angeles at 5", "book a table at el toro on friday", "pay the deposit for las vegas",
    "a coffee with mamá tomorrow",
  ])
  func namesAreEnglish(_ text: String) throws {
    #expect(!understand(text, in: try context()).remarks.contains(.notEnglish))
  }
}
