import AlidadeLayout
import AlidadeRender

/// A writer that describes the commands of a drawing as text.
struct DrawingDump {
  /// The maximum number of segments with which a path is written in full.
  private static let segmentLimit = 24

  private var depth = 0
  private var lines: [String] = []

  /// Returns a line for each command, indented inside clips and layers.
  func lines(of drawing: Drawing) -> [String] {
    var dump = DrawingDump()
    for command in drawing.commands { dump.add(command) }
    return dump.lines
  }

  private mutating func add(_ command: Drawing.Command) {
    switch command {
    case .transform(let transform): line("transform \(SVGPath.matrix(transform))")
    case .fill(let path, let shading, let rule):
      let suffix = rule == .evenOdd ? " even-odd" : ""
      line("fill \(text(path)) with \(text(shading))\(suffix)")
    case .stroke(let path, let shading, let style):
      line("stroke \(text(path)) with \(text(shading)) \(text(style))")
    case .text(let text, let point):
      line("text \(text.layout.content.plainText.debugDescription) at \(number(point))")
    case .image(let content, let rect):
      line("picture \(HeadlessImageView.name(of: content.source)) in \(HeadlessDump.text(rect))")
    case .beginClip(let path, let rule):
      line("clip to \(text(path))\(rule == .evenOdd ? " even-odd" : "")")
      depth += 1
    case .beginLayer(let opacity):
      line("layer \(HeadlessNumber.text(opacity))")
      depth += 1
    case .end: depth -= 1
    }
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private func text(_ path: Path) -> String {
    if let rect = path.rect { return HeadlessDump.text(rect) }
    if path.segmentCount <= DrawingDump.segmentLimit { return SVGPath.data(of: path) }
    return "\(path.segmentCount) segments in \(HeadlessDump.text(path.bounds))"
  }

  private func text(_ shading: Shading) -> String {
    switch shading {
    case .color(let color): return HeadlessDump.hex(color)
    case .linearGradient(let gradient, let start, let end):
      return "linear \(text(gradient)) from \(number(start)) to \(number(end))"
    case .radialGradient(let gradient, let center, let start, let end):
      let radii = "\(HeadlessNumber.text(start)) to \(HeadlessNumber.text(end))"
      return "radial \(text(gradient)) at \(number(center)) from \(radii)"
    case .conicGradient(let gradient, let center, let angle):
      let degrees = HeadlessNumber.text(angle.degrees)
      return "conic \(text(gradient)) at \(number(center)) from \(degrees)°"
    }
  }

  private func text(_ gradient: Gradient) -> String {
    gradient.stops.map { "\(HeadlessDump.hex($0.color)) \(HeadlessNumber.text($0.location))" }
      .joined(separator: ", ")
  }

  private func text(_ style: StrokeStyle) -> String {
    var parts = ["width \(HeadlessNumber.text(style.width))"]
    if style.cap != .butt { parts.append("\(style.cap) cap") }
    if style.join != .miter { parts.append("\(style.join) join") }
    if !style.dash.isEmpty {
      parts.append("dash \(style.dash.map(HeadlessNumber.text).joined(separator: " "))")
    }
    return parts.joined(separator: " ")
  }

  private func number(_ point: Point) -> String {
    "(\(HeadlessNumber.text(point.x)) \(HeadlessNumber.text(point.y)))"
  }
}
