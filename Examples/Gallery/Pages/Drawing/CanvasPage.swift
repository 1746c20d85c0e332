import Alidade

/// A page about drawing: a chart, shapes, gradients and text.
struct CanvasPage: LayoutPage {
  var style = Named("line", ChartStyle.line)
  var count = 8
  var lineWidth = 2.0
  var gradient = Named("linearGradient", GradientKind.linear)
  var isDashed = false

  static let name = "Canvas"
  static let summary = "Draws paths, gradients, text and pictures off the main thread."
  static let family = LayoutFamily.drawing
  static let stage = Stage(width: 560, height: 360)

  static let sections: [ControlSection<CanvasPage>] = [
    ControlSection(
      "Chart",
      [
        .choice("Style", \.style, ChartStyle.allCases.map { Named("\($0)", $0) }),
        .count("Values", \.count, 2...24, by: 1),
      ]),
    ControlSection(
      "Shapes",
      [
        .number("Line width", \.lineWidth, 1...8, by: 1), .check("Dashes", \.isDashed),
        .choice(
          "Gradient", \.gradient, GradientKind.allCases.map { Named("\($0)Gradient", $0) }),
      ]),
  ]

  var example: ComponentList {
    Column(spacing: 8) {
      Box(border: Border(color: .separator), cornerRadius: 6) {
        ChartExample(values: ChartExample.values(count), style: style.value).padding(8)
      }
      .grow()
      Row(spacing: 8) {
        card(ShapesPicture(lineWidth: lineWidth, isDashed: isDashed))
        card(GradientPicture(kind: gradient.value))
        card(TextPicture())
      }
    }
    .padding(12)
  }

  private func card(_ picture: some Component) -> some Component {
    Box(border: Border(color: .separator), cornerRadius: 6) { picture }
      .frame(height: 110).grow()
  }

  var listing: String {
    let dash = isDashed ? ", dash: [8, 4]" : ""
    return """
      Canvas(values.prefix(\(count)), label: "Chart") { drawing, size in
        draw(as: .\(style.name), &drawing, size)
      }
      Canvas(label: "Shapes") { drawing, size in
        drawing.stroke(
          star, with: .color(.accent),
          style: StrokeStyle(width: \(Listing.number(lineWidth))\(dash)))
      }
      Canvas(label: "Gradient") { drawing, size in
        drawing.fill(disk, with: .\(gradient.name)(rainbow, …))
      }
      """
  }
}
