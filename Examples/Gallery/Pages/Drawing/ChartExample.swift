import Alidade

/// A chart that tells the value under the pointer.
struct ChartExample: Component, Equatable {
  static let margins = EdgeInsets(top: 8, start: 32, bottom: 20, end: 8)

  let values: [Double]
  let style: ChartStyle

  struct State { var hovered: Int? }
  func initialState() -> State { State() }

  /// Returns values that look measured.
  static func values(_ count: Int) -> [Double] {
    (0..<count).map { Double(($0 * 37 + 11) % 53) + Double($0) }
  }

  func body(_ context: Context<State>) -> some Component {
    let hovered = context.state.hovered.flatMap { $0 < values.count ? $0 : nil }
    Column(spacing: 4) {
      Text(hovered.map { "\($0 + 1): \(Int(values[$0]))" } ?? "Point at a value")
        .size(12).color(.secondaryText).lineLimit(1)
      Canvas(self, label: "A chart of \(values.count) values") { drawing, size in
        draw(into: &drawing, size)
      }
      .overlay {
        Row {
          for index in values.indices {
            Box(background: hovered == index ? .accent.opacity(0.15) : .clear)
              .grow().key(index)
              .onHover { event in
                context.update { $0.hovered = event.isInside ? index : nil }
              }
          }
        }
        .padding(ChartExample.margins)
      }
      .layoutDirection(.leftToRight)
      .grow()
    }
  }

  private func draw(into drawing: inout GraphicsContext, _ size: Size) {
    let plot = Rect(origin: .zero, size: size).inset(by: ChartExample.margins)
    let top = ((values.max() ?? 0) / 20).rounded(.up) * 20
    guard top > 0, plot.size.width > 0, plot.size.height > 0 else { return }
    drawAxes(in: plot, upTo: top, &drawing)
    let step = plot.size.width / Double(values.count)
    let points = values.enumerated().map { index, value in
      Point(
        x: plot.minX + step * (Double(index) + 0.5), y: plot.maxY - plot.size.height * value / top)
    }
    switch style {
    case .line: drawLine(through: points, in: plot, &drawing)
    case .bars:
      for point in points {
        let bar = Rect(
          x: point.x - step * 0.3, y: point.y, width: step * 0.6, height: plot.maxY - point.y)
        drawing.fill(Path(roundedRect: bar, cornerRadius: 3), with: .color(.accent))
      }
    }
  }

  private func drawAxes(in plot: Rect, upTo top: Double, _ drawing: inout GraphicsContext) {
    for value in stride(from: 0, through: top, by: 20) {
      let y = (plot.maxY - plot.size.height * value / top).rounded() + 0.5
      drawing.stroke(
        Path(lines: [Point(x: plot.minX, y: y), Point(x: plot.maxX, y: y)]),
        with: .color(.separator))
      drawing.draw(
        Text("\(Int(value))").size(11).color(.secondaryText), at: Point(x: plot.minX - 6, y: y),
        anchor: .right)
    }
    for index in values.indices {
      let x = plot.minX + plot.size.width * (Double(index) + 0.5) / Double(values.count)
      drawing.draw(
        Text("\(index + 1)").size(11).color(.secondaryText), at: Point(x: x, y: plot.maxY + 4),
        anchor: .top)
    }
  }

  private func drawLine(
    through points: [Point], in plot: Rect, _ drawing: inout GraphicsContext
  ) {
    guard let first = points.first, let last = points.last else { return }
    var area = Path(lines: points)
    area.addLine(to: Point(x: last.x, y: plot.maxY))
    area.addLine(to: Point(x: first.x, y: plot.maxY))
    area.closeSubpath()
    drawing.fill(
      area,
      with: .linearGradient(
        Gradient([.accent.opacity(0.4), .accent.opacity(0)]), from: plot.origin,
        to: Point(x: plot.minX, y: plot.maxY)))
    drawing.stroke(
      Path(lines: points), with: .color(.accent), style: StrokeStyle(width: 2, join: .round))
    for point in points {
      let dot = Rect(x: point.x - 3, y: point.y - 3, width: 6, height: 6)
      drawing.fill(Path(ellipseIn: dot), with: .color(.accent))
    }
  }
}
