import Actions
import Model
import System
import Words

extension Examination {
  /// Whether clock times mean what the person means by them.
  func checkZone() -> Finding {
    let facts = system.zone()
    let moment = ReadBack(session.style).moment(session.now)
    let here = say(
      StatusSentences.zone,
      ["zone": session.zone.identifier.fitted(to: 60), "moment": moment]
    )
    if !facts.hasZones {
      let lines = [here, say(DoctorSentences.noZones, ["path": facts.folder])]
      return finding(.zone, .look, lines, advice: say(DoctorSentences.noZonesHow))
    }
    if facts.isUnknown {
      let name = (facts.choice ?? facts.machine ?? "").fitted(to: 60)
      let lines = [here, say(DoctorSentences.zoneUnknown, ["zone": name])]
      return finding(.zone, .look, lines, advice: say(DoctorSentences.zoneHow))
    }
    if let choice = facts.choice, let machine = facts.machine, choice != machine {
      let lines = [
        here,
        say(DoctorSentences.zonesDiffer, ["choice": choice.fitted(to: 60), "machine": machine]),
      ]
      return finding(.zone, .look, lines, advice: say(DoctorSentences.zonesDifferHow))
    }
    return finding(.zone, .fine, [here])
  }
}
