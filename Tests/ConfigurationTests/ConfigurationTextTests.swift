import Configuration
import Language
import Model
import Planning
import Testing
import Words

@Suite("Settings written out")
struct ConfigurationTextTests {
  @Test func comeBackAsTheyWere() {
    var settings = Settings()
    settings.tone = .literal
    settings.conventions.morning = .hour(7, 30)
    settings.conventions.dateOrder = .dayFirst
    settings.policy.gentleRepeats = [5, 15]
    settings.policy.briefing.isOn = false
    let read = Settings.load(text: ConfigurationFile.text(of: settings), locale: nil)
    #expect(read.settings == settings)
    #expect(read.problems.isEmpty)
  }
}
