import Foundation

/// A drawing of hills below a sun; numbers differ in colors, and every third is upright.
struct PhotoDrawing {
  let number: Int

  var width: Int { number.isMultiple(of: 3) ? 160 : 240 }
  var height: Int { number.isMultiple(of: 3) ? 240 : 160 }

  /// The drawing in the format PNG.
  var png: [UInt8] {
    var rows: [[UInt8]] = []
    for y in 0..<height {
      rows.append(
        (0..<width).map { index(x: Double($0) / Double(width), y: Double(y) / Double(height)) })
    }
    return PNG(palette: palette, rows: rows).bytes
  }

  /// The index of the sun's color.
  ///
  /// The sky has the indexes below, the hills those above.
  private static let sun: UInt8 = 127

  private func index(x: Double, y: Double) -> UInt8 {
    let phase = Double(number)
    let ridges = [0.55, 0.7, 0.85].enumerated().map { place, base in
      base + 0.08 * sin(x * Double(5 + 2 * place) + phase * Double(place + 1))
    }
    if let ridge = ridges.lastIndex(where: { y > $0 }) {
      return UInt8(128 + 40 * ridge + Int(30 * (y - ridges[ridge])))
    }
    let (dx, dy) = ((x - 0.7) * Double(width), (y - 0.25) * Double(height))
    if dx * dx + dy * dy < 300 { return PhotoDrawing.sun }
    return UInt8(min(126, Int(y * 180)))
  }

  private var palette: [(UInt8, UInt8, UInt8)] {
    let hue = Double(number) / 16
    return (0..<256).map { index in
      if index == Int(PhotoDrawing.sun) { return (255, 236, 170) }
      if index < 128 { return color(hue, 0.5 - Double(index) / 400, 0.85 + Double(index) / 900) }
      return color(hue + 0.45, 0.5, 0.65 - Double(index - 128) / 260)
    }
  }

  /// Returns a color by its hue, saturation and brightness, which are between 0 and 1.
  private func color(
    _ hue: Double, _ saturation: Double, _ brightness: Double
  ) -> (UInt8, UInt8, UInt8) {
    func part(_ offset: Double) -> UInt8 {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let share = max(0, min(position, 4 - position, 1))
      return UInt8(255 * brightness * (1 - saturation * share))
    }
    return (part(5), part(3), part(1))
  }
}
