import Alidade

/// A labeled box used in the gallery's examples.
struct Tile: Component, Equatable {
  let title: String
  let size: Double
  /// A Boolean value that is `true` if the controls change this tile.
  let isSelected: Bool

  static let standardSize = 14.0
  static let cornerRadius = 6.0
  /// The background that shows the size of a container of tiles.
  static let ground = Color.accent.opacity(0.14)

  /// Creates a tile.
  ///
  /// - Parameters:
  ///   - title: the label, which also determines the color.
  ///   - size: the font size, in points.
  init(_ title: String, size: Double = Tile.standardSize, isSelected: Bool = false) {
    self.title = title
    self.size = size
    self.isSelected = isSelected
  }

  /// Returns the Swift code of a tile.
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

  // The background is opaque, so that tiles hide the tiles behind them.
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
