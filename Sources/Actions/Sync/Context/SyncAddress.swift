import Interchange
import Store

extension SyncRecord {
  /// An object that is to be made on a list.
  init(_ uid: String, base: [UInt8]?, on list: SyncedList) {
    let address = list.address(of: uid)
    self.init(list: list.id, address: address, key: CalendarAddress(address).decoded)
    (self.uid, self.base) = (uid, base)
  }
}

extension SyncedList {
  /// The address of a new object on it.
  func address(of uid: String) -> String {
    (address.hasSuffix("/") ? address : address + "/") + uid.inAddress + ".ics"
  }
}

extension String {
  /// As a part of an address (RFC 3986, section 2.3).
  fileprivate var inAddress: String {
    var text = ""
    for byte in utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || "-._~".utf8.contains(byte)
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
