// A chart of values, as a line or as bars: a canvas draws it, and components over the canvas react
// to the pointer.

import Alidade
import AlidadeHeadless

// snippet.sparkline
/// A small line through values, for a row of a list or a table.
struct Sparkline: Component, Equatable {
  let values: [Double]

  var body: some Component {
    Canvas(values, label: nil, size: ComponentSize(width: 80, height: 20)) { drawing, size in
      guard let least = values.min(), let greatest = values.max(), greatest > least else { return }
      let points = values.enumerated().map { index, value in
        Point(
          x: size.width * Double(index) / Double(values.count - 1),
          y: size.height * (greatest - value) / (greatest - least))
      }
      drawing.stroke(
        Path(lines: points), with: .color(.accent), style: StrokeStyle(width: 1.5, join: .round))
    }
  }
}
// snippet.end

struct Measurement: Identifiable, Equatable {
  let day: String
  let degrees: Double
  var id: String { day }
}

enum ChartStyle {
  case line, bars
}

// snippet.chart
/// A chart with a text that shows the value under the pointer.
struct Chart: Component {
  let measurements: [Measurement]
  var style = ChartStyle.line

  struct State { var hovered: Measurement? }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 4) {
      Text(context.state.hovered.map { "\($0.day): \($0.degrees) °C" } ?? "Temperatures")
      ChartPicture(measurements: measurements, style: style)
        .overlay {
          Row {
            for measurement in measurements {
              let isHovered = context.state.hovered == measurement
              Box(background: isHovered ? .accent.opacity(0.2) : .clear)
                .grow().key(measurement.id)
                .onHover { event in
                  context.update { $0.hovered = event.isInside ? measurement : nil }
                }
            }
          }
          .padding(ChartPicture.margins)
        }
        .layoutDirection(.leftToRight)
    }
  }
}
// snippet.end

// snippet.picture
/// The part of the chart that doesn't change when the pointer moves.
struct ChartPicture: Component, Equatable {
  static let margins = EdgeInsets(top: 8, start: 32, bottom: 24, end: 8)

  let measurements: [Measurement]
  let style: ChartStyle

  var body: some Component {
    // The canvas depends on the component alone, so it is drawn again only if that has changed.
    Canvas(self, label: label, size: ComponentSize(minWidth: 120, minHeight: 90)) { drawing, size in
      let plot = Rect(origin: .zero, size: size).inset(by: ChartPicture.margins)
      let top = ((measurements.map(\.degrees).max() ?? 0) / 10).rounded(.up) * 10
      guard top > 0 else { return }
      drawAxes(in: plot, upTo: top, &drawing)
      let tops = measurements.enumerated().map { index, measurement in
        Point(x: center(index, plot), y: plot.maxY - plot.size.height * measurement.degrees / top)
      }
      switch style {
      case .line: drawLine(through: tops, in: plot, &drawing)
      case .bars: drawBars(upTo: tops, in: plot, &drawing)
      }
    }
  }

  private var label: String {
    "Temperatures: " + measurements.map { "\($0.day) \($0.degrees)" }.joined(separator: ", ")
  }

  private func center(_ index: Int, _ plot: Rect) -> Double {
    plot.minX + plot.size.width * (Double(index) + 0.5) / Double(measurements.count)
  }

  private func drawAxes(in plot: Rect, upTo top: Double, _ drawing: inout GraphicsContext) {
    for value in stride(from: 0, through: top, by: 10) {
      let y = (plot.maxY - plot.size.height * value / top).rounded() + 0.5
      drawing.stroke(
        Path(lines: [Point(x: plot.minX, y: y), Point(x: plot.maxX, y: y)]),
        with: .color(.separator))
      drawing.draw(
        Text("\(Int(value))").size(11).color(.secondaryText), at: Point(x: plot.minX - 6, y: y),
        anchor: .right)
    }
    for (index, measurement) in measurements.enumerated() {
      drawing.draw(
        Text(measurement.day).size(11).color(.secondaryText),
        at: Point(x: center(index, plot), y: plot.maxY + 6), anchor: .top)
    }
  }

  private func drawLine(through points: [Point], in plot: Rect, _ drawing: inout GraphicsContext) {
    guard let first = points.first, let last = points.last else { return }
    var area = Path(lines: points)
    area.addLine(to: Point(x: last.x, y: plot.maxY))
    area.addLine(to: Point(x: first.x, y: plot.maxY))
    area.closeSubpath()
    let fade = Gradient([.accent.opacity(0.4), .accent.opacity(0)])
    drawing.fill(
      area, with: .linearGradient(fade, from: plot.origin, to: Point(x: plot.minX, y: plot.maxY)))
    drawing.stroke(
      Path(lines: points), with: .color(.accent), style: StrokeStyle(width: 2, join: .round))
    for point in points {
      let dot = Rect(x: point.x - 3, y: point.y - 3, width: 6, height: 6)
      drawing.fill(Path(ellipseIn: dot), with: .color(.accent))
    }
  }

  private func drawBars(upTo points: [Point], in plot: Rect, _ drawing: inout GraphicsContext) {
    let width = plot.size.width / Double(points.count) * 0.6
    for point in points {
      let bar = Rect(x: point.x - width / 2, y: point.y, width: width, height: plot.maxY - point.y)
      drawing.fill(Path(roundedRect: bar, cornerRadius: 3), with: .color(.accent))
    }
  }
}
// snippet.end

let week = [
  Measurement(day: "Mon", degrees: 12.5), Measurement(day: "Tue", degrees: 18),
  Measurement(day: "Wed", degrees: 15), Measurement(day: "Thu", degrees: 21),
]
let view = HeadlessHostingView(size: Size(width: 240, height: 160)) {
  Column(spacing: 8) {
    Chart(measurements: week, style: .bars).grow()
    Sparkline(values: week.map(\.degrees))
  }
}
print(view.root.dump())
view.mountHost.movePointer(to: Point(x: 220, y: 60), in: view.root)
view.settle()
print(view.root.visibleTexts)
