import Alidade

/// A labeled box: what the examples of the gallery place.
struct Tile: Component, Equatable {
  let title: String
  let size: Double
  /// Whether the controls are about it.
  let isSelected: Bool

  static let standardSize = 14.0
  static let cornerRadius = 6.0
  /// What shows how large something around a tile is.
  static let ground = Color.accent.opacity(0.14)

  /// - Parameters:
  ///   - title: the label, which also decides the color.
  ///   - size: the size of the letters, in points.
  init(_ title: String, size: Double = Tile.standardSize, isSelected: Bool = false) {
    self.title = title
    self.size = size
    self.isSelected = isSelected
  }

  /// The tile in Swift.
  static func listing(_ title: String, size: Double = Tile.standardSize) -> String {
    Listing.call(
      "Tile", [.raw("\"\(title)\""), .number("size", size, default: Tile.standardSize)])
  }

  var body: some Component {
    Box(
      background: ground, border: Border(width: isSelected ? 2 : 1, color: line),
      cornerRadius: Tile.cornerRadius
    ) {
      Center(isCompact: true) {
        Text(title).size(size).weight(.medium).color(hue).lineLimit(1)
          .padding(horizontal: 12, vertical: 7)
      }
    }
  }

  // Opaque, so that tiles over each other cover each other.
  private var ground: Color {
    Color(
      light: Tile.mixed(hue.light, 0.16, with: RGBA(hex: 0xFFFFFF)),
      dark: Tile.mixed(hue.dark, 0.20, with: RGBA(hex: 0x242424)))
  }

  private var line: Color { hue.opacity(isSelected ? 1 : 0.45) }

  private var hue: Color { Tile.hues[title] ?? .blue }

  private static let hues: [String: Color] = [
    "one": .blue, "two": .green, "three": .orange, "four": .purple, "five": .red, "six": .yellow,
    "seven": .blue, "3": .red, "back": .orange, "map": .green, "pin": .red, "inside": .purple,
    "around": .orange,
  ]

  private static func mixed(_ color: RGBA, _ share: Double, with other: RGBA) -> RGBA {
    let parts = [\RGBA.red, \.green, \.blue].map {
      Double(color[keyPath: $0]) * share + Double(other[keyPath: $0]) * (1 - share)
    }
    return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}
