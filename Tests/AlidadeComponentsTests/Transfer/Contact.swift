import AlidadeNative

/// A value of an application, which other programs get as text.
struct Contact: Transferable {
  struct Damage: Error, CustomStringConvertible {
    let description = "The line break is missing."
  }

  var name: String
  var mail: String

  static let own: ContentType = "application/x-contact"
  static let importedTypes: [ContentType] = [own]
  static let maximumByteCount = 40
  var exportedTypes: [ContentType] { [Contact.own, .plainText] }

  init(_ name: String, _ mail: String) {
    (self.name, self.mail) = (name, mail)
  }

  func encoded(as type: ContentType) throws -> [UInt8] {
    if name.isEmpty { throw Damage() }
    return Array((type == .plainText ? "\(name) <\(mail)>" : "\(name)\n\(mail)").utf8)
  }

  init(decoding bytes: [UInt8], as type: ContentType) throws {
    let parts = try String(decoding: bytes, as: type).split(separator: "\n")
    guard parts.count == 2 else { throw Damage() }
    self.init(String(parts[0]), String(parts[1]))
  }
}
