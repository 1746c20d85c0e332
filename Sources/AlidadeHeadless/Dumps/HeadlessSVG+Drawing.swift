import AlidadeLayout
import AlidadeRender

extension HeadlessSVG {
  /// Draws the commands of a canvas, clipped to its view.
  mutating func draw(_ drawing: Drawing, tint: Color?) {
    guard !drawing.isEmpty else { return }
    openClip([
      ("width", .number(drawing.size.width)), ("height", .number(drawing.size.height)),
    ])
    var transform = Transform.identity
    for command in drawing.commands {
      switch command {
      case .transform(let next): transform = next
      case .fill(let path, let shading, let rule):
        drawPath(path, [("fill", paint(shading))] + attributes(of: rule, "fill-rule"), transform)
      case .stroke(let path, let shading, let style):
        drawPath(
          path, [("fill", .text("none")), ("stroke", paint(shading))] + attributes(of: style),
          transform)
      case .text(let text, let point):
        drawGroup(Transform.translation(x: point.x, y: point.y).followed(by: transform)) {
          $0.draw(text.layout, width: text.layout.size.width)
        }
      case .image(let content, let rect):
        drawGroup(Transform.translation(x: rect.minX, y: rect.minY).followed(by: transform)) {
          $0.draw(content, tint: content.tint ?? tint, size: rect.size)
        }
      case .beginClip(let path, let rule):
        openClip(
          path: [("d", .text(SVGPath.data(of: path)))] + attributes(of: transform)
            + attributes(of: rule, "clip-rule"))
      case .beginLayer(let opacity): body.open("g", [("opacity", .number(opacity))])
      case .end: body.close("g")
      }
    }
    body.close("g")
  }

  private mutating func drawPath(
    _ path: Path, _ attributes: [SVGWriter.Attribute], _ transform: Transform
  ) {
    body.element(
      "path",
      [("d", .text(SVGPath.data(of: path)))] + attributes + self.attributes(of: transform))
  }

  private mutating func drawGroup(
    _ transform: Transform, _ draw: (inout HeadlessSVG) -> Void
  ) {
    body.open("g", attributes(of: transform))
    draw(&self)
    body.close("g")
  }

  private func attributes(of transform: Transform) -> [SVGWriter.Attribute] {
    transform == .identity ? [] : [("transform", .text(SVGPath.matrix(transform)))]
  }

  private func attributes(of rule: FillRule, _ name: String) -> [SVGWriter.Attribute] {
    rule == .evenOdd ? [(name, .text("evenodd"))] : []
  }

  private func attributes(of style: StrokeStyle) -> [SVGWriter.Attribute] {
    var attributes: [SVGWriter.Attribute] = [("stroke-width", .number(style.width))]
    if style.cap != .butt { attributes.append(("stroke-linecap", .text("\(style.cap)"))) }
    if style.join != .miter { attributes.append(("stroke-linejoin", .text("\(style.join)"))) }
    if style.join == .miter { attributes.append(("stroke-miterlimit", .number(style.miterLimit))) }
    if !style.dash.isEmpty {
      let dash = style.dash.map(HeadlessNumber.text).joined(separator: " ")
      attributes.append(("stroke-dasharray", .text(dash)))
      if style.dashPhase != 0 { attributes.append(("stroke-dashoffset", .number(style.dashPhase))) }
    }
    return attributes
  }

  // MARK: Shadings

  private mutating func paint(_ shading: Shading) -> SVGWriter.Value {
    switch shading {
    case .color(let color): return paint(color)
    case .linearGradient(let gradient, let start, let end):
      return define(
        "linearGradient", gradient,
        [
          ("x1", .number(start.x)), ("y1", .number(start.y)), ("x2", .number(end.x)),
          ("y2", .number(end.y)),
        ])
    case .radialGradient(let gradient, let center, let start, let end):
      return define(
        "radialGradient", gradient,
        [
          ("cx", .number(center.x)), ("cy", .number(center.y)), ("fr", .number(start)),
          ("r", .number(end)),
        ])
    case .conicGradient(let gradient, _, _):
      // SVG has no conic gradients.
      guard !gradient.stops.isEmpty else { return .text("none") }
      return paint(gradient.stops[gradient.stops.count / 2].color)
    }
  }

  private mutating func define(
    _ kind: String, _ gradient: Gradient, _ place: [SVGWriter.Attribute]
  ) -> SVGWriter.Value {
    let name = nextName("gradient")
    definitions.open(
      kind, [("id", .text(name)), ("gradientUnits", .text("userSpaceOnUse"))] + place)
    for stop in gradient.stops {
      definitions.element(
        "stop", [("offset", .number(stop.location)), ("stop-color", paint(stop.color))])
    }
    definitions.close(kind)
    return .text("url(#\(name))")
  }
}
