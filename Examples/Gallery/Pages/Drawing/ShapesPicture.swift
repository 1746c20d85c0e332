import Alidade
import Foundation

/// A star in a ring, with an opening.
struct ShapesPicture: Component, Equatable {
  let lineWidth: Double
  let isDashed: Bool

  var body: some Component {
    Canvas(self, label: "A star in a ring") { drawing, size in
      let radius = min(size.width, size.height) / 2 - 10
      guard radius > 0 else { return }
      drawing.translate(x: size.width / 2, y: size.height / 2)
      let ring = Path {
        $0.addArc(
          center: .zero, radius: radius, startAngle: .degrees(-60), endAngle: .degrees(240))
      }
      drawing.stroke(
        ring, with: .color(.accent),
        style: StrokeStyle(width: lineWidth, cap: .round, dash: isDashed ? [8, 4] : []))
      drawing.fill(star(radius * 0.8), with: .color(.orange), rule: .evenOdd)
      drawing.stroke(
        star(radius * 0.8), with: .color(.red), style: StrokeStyle(width: 1, join: .round))
    }
  }

  /// Returns a star of five points, whose outline crosses itself.
  private func star(_ radius: Double) -> Path {
    var path = Path(
      lines: (0..<5).map { index in
        let angle = (Double(index) * 144 - 90) * .pi / 180
        return Point(x: radius * cos(angle), y: radius * sin(angle))
      })
    path.closeSubpath()
    return path
  }
}
