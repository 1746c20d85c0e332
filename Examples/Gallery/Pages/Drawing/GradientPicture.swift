import Alidade

/// A disk with a gradient.
struct GradientPicture: Component, Equatable {
  let kind: GradientKind

  var body: some Component {
    Canvas(kind, label: "A disk in the colors of the rainbow") { drawing, size in
      let radius = min(size.width, size.height) / 2 - 10
      guard radius > 0 else { return }
      let center = Point(x: size.width / 2, y: size.height / 2)
      let disk = Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      drawing.fill(Path(ellipseIn: disk), with: shading(around: center, radius))
    }
  }

  private func shading(around center: Point, _ radius: Double) -> Shading {
    let rainbow = Gradient([.red, .orange, .yellow, .green, .blue, .purple, .red])
    return switch kind {
    case .linear:
      .linearGradient(
        rainbow, from: Point(x: center.x - radius, y: center.y),
        to: Point(x: center.x + radius, y: center.y))
    case .radial: .radialGradient(rainbow, center: center, endRadius: radius)
    case .conic: .conicGradient(rainbow, center: center, angle: .degrees(-90))
    }
  }
}
