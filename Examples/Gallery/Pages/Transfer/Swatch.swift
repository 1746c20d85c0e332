import Alidade

/// A color with a name, which can be transferred as itself, as a picture and as text.
struct Swatch: Transferable {
  /// The reason why bytes aren't a swatch.
  struct Damage: Error, CustomStringConvertible {
    let description = "A swatch consists of six hexadecimal digits, a space and a name."
  }

  var name: String
  /// The 24 bits of `0xRRGGBB`.
  var hex: UInt32

  static let own: ContentType = "application/x-alidade-swatch"
  static let importedTypes: [ContentType] = [own]
  static let maximumByteCount = 1000
  var exportedTypes: [ContentType] { [Swatch.own, .png, .plainText] }

  static let all = [
    Swatch(name: "Coral", hex: 0xED5B50), Swatch(name: "Amber", hex: 0xE5A50A),
    Swatch(name: "Fern", hex: 0x3A944A), Swatch(name: "Lake", hex: 0x3584E4),
  ]

  init(name: String, hex: UInt32) {
    self.name = name
    self.hex = hex
  }

  var color: Color { Color(hex: hex) }

  func encoded(as type: ContentType) throws -> [UInt8] {
    if type == .png { return picture?.bytes ?? [] }
    let digits = String(hex | 1 << 24, radix: 16, uppercase: true).dropFirst()
    return Array((type == .plainText ? "\(name) #\(digits)" : "\(digits) \(name)").utf8)
  }

  init(decoding bytes: [UInt8], as type: ContentType) throws {
    let parts = try String(decoding: bytes, as: type).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].utf8.count == 6, let hex = UInt32(parts[0], radix: 16) else {
      throw Damage()
    }
    self.init(name: String(parts[1]), hex: hex)
  }

  /// A square in the color.
  private var picture: Picture? {
    let pixel = [16, 8, 0].map { UInt8(truncatingIfNeeded: hex >> $0) } + [255]
    return Bitmap(width: 64, height: 64, bytes: Array(repeatElement(pixel, count: 4096).joined()))
      .map { Picture($0) }
  }
}
