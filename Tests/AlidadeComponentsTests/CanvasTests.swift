import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@MainActor @Suite struct CanvasTests {
  private func drawing(
    width: Double = 100, height: Double = 50, direction: LayoutDirection = .leftToRight,
    _ draw: @escaping @Sendable (inout GraphicsContext, Size) -> Void
  ) -> ShownCanvas? {
    let view = HeadlessHostingView(size: Size(width: width, height: height)) {
      Canvas(label: nil, draw: draw).grow().layoutDirection(direction).grow()
    }
    let canvas: HeadlessCanvasView? = view.first()
    return canvas.map { ShownCanvas(view: view, canvas: $0) }
  }

  /// A canvas and the hosting view that keeps it alive.
  @MainActor private struct ShownCanvas {
    let view: HeadlessHostingView
    let canvas: HeadlessCanvasView

    var commandDescriptions: [String] { canvas.commandDescriptions }
    var drawing: Drawing? { canvas.drawing }
    var drawnTexts: [String] { canvas.drawnTexts }
  }

  nonisolated private static let square = Path(Rect(x: 1, y: 2, width: 3, height: 4))

  @Test func `the closure draws for the size of the canvas`() {
    let canvas = drawing { drawing, size in
      drawing.fill(Path(Rect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(canvas?.commandDescriptions == ["fill (0 0, 100 x 50) with #000000"])
    #expect(canvas?.drawing?.size == Size(width: 100, height: 50))
  }

  @Test func `a canvas without an extent isn't drawn`() {
    let calls = Mutex(0)
    let canvas = drawing(height: 0) { _, _ in calls.withLock { $0 += 1 } }
    #expect(canvas?.drawing?.isEmpty != false)
    #expect(calls.withLock { $0 } == 0)
  }

  @Test func `a size of its own holds, and a frame around it`() {
    let view = HeadlessHostingView(size: Size(width: 100, height: 50)) {
      Row(alignment: .start) {
        Canvas(label: nil, size: ComponentSize(width: 20, height: 10)) { _, _ in }
        Canvas(label: nil) { _, _ in }.frame(width: 5, height: 6)
        Canvas(label: nil) { _, _ in }.grow()
      }
    }
    let sizes = view.root.descendants.filter { $0 is HeadlessCanvasView }.map(\.frame.size)
    #expect(
      sizes == [
        Size(width: 20, height: 10), Size(width: 5, height: 6), Size(width: 75, height: 0),
      ])
  }

  @Test func `transforms apply to what follows, and end with their layer`() {
    let canvas = drawing { drawing, _ in
      drawing.translate(x: 10, y: 0)
      drawing.drawLayer(opacity: 0.5) { layer in
        layer.scale(x: 2, y: 2)
        layer.fill(CanvasTests.square, with: .color(.black))
      }
      drawing.fill(CanvasTests.square, with: .color(.white))
    }
    #expect(
      canvas?.commandDescriptions == [
        "layer 0.5", "  transform matrix(2 0 0 2 10 0)", "  fill (1 2, 3 x 4) with #000000",
        "transform matrix(1 0 0 1 10 0)", "fill (1 2, 3 x 4) with #ffffff",
      ])
  }

  @Test func `clips end with their layer, and a layer without opacity costs nothing`() {
    let canvas = drawing { drawing, _ in
      drawing.drawLayer { layer in
        layer.clip(to: Path(ellipseIn: Rect(x: 0, y: 0, width: 2, height: 2)), rule: .evenOdd)
        layer.fill(CanvasTests.square, with: .color(.black), rule: .evenOdd)
      }
      drawing.drawLayer { _ in }
      drawing.fill(CanvasTests.square, with: .color(.black))
    }
    let lines = canvas?.commandDescriptions ?? []
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("clip to M") == true)
    #expect(
      lines.dropFirst() == [
        "  fill (1 2, 3 x 4) with #000000 even-odd", "fill (1 2, 3 x 4) with #000000",
      ])
  }

  @Test func `text is measured and placed by its anchor`() {
    let size = Mutex(Size.zero)
    let canvas = drawing { drawing, _ in
      let text = drawing.measure(Text("four").size(10))
      size.withLock { $0 = text.size }
      drawing.draw(text, at: Point(x: 50, y: 20), anchor: .bottomRight)
      drawing.draw(Text("four").size(10), at: Point(x: 50, y: 20))
      drawing.draw(Text(""), at: .zero)
    }
    #expect(size.withLock { $0 } == Size(width: 20, height: 13))
    #expect(
      canvas?.commandDescriptions == ["text \"four\" at (30 7)", "text \"four\" at (40 13.5)"])
    #expect(canvas?.drawnTexts == ["four", "four"])
  }

  @Test func `a picture can be drawn in its natural size, if it can be read`() throws {
    let bytes = [UInt8](repeating: 255, count: 6 * 4 * 4)
    let bitmap = try #require(Bitmap(width: 6, height: 4, scale: 2, bytes: bytes))
    let missing = Mutex<Size?>(Size.zero)
    let canvas = drawing { drawing, _ in
      let size = drawing.naturalSize(of: .pixels(bitmap)) ?? .zero
      drawing.draw(.pixels(bitmap), in: Rect(origin: Point(x: 5, y: 5), size: size))
      let none = drawing.naturalSize(of: .file("/nowhere/nothing.png"))
      missing.withLock { $0 = none }
    }
    #expect(missing.withLock { $0 } == nil)
    guard case .image(_, let rect) = canvas?.drawing?.commands.last else {
      Issue.record("There is no picture.")
      return
    }
    #expect(rect == Rect(x: 5, y: 5, width: 3, height: 2))
  }

  @Test func `the direction can be read, and mirrors nothing but text`() {
    let direction = Mutex(LayoutDirection.leftToRight)
    let canvas = drawing(direction: .rightToLeft) { drawing, _ in
      direction.withLock { $0 = drawing.layoutDirection }
      drawing.fill(CanvasTests.square, with: .color(.black))
      drawing.draw(Text("a"), at: .zero)
    }
    #expect(direction.withLock { $0 } == .rightToLeft)
    #expect(canvas?.commandDescriptions.first == "fill (1 2, 3 x 4) with #000000")
    guard case .text(let text, _) = canvas?.drawing?.commands.last else {
      Issue.record("There is no text.")
      return
    }
    #expect(text.layout.content.direction == .rightToLeft)
  }

  @Test func `numbers that aren't finite are reported once and left out`() {
    let reports = DiagnosticsRecorder.reports {
      let canvas = drawing { drawing, _ in
        for _ in 0..<3 {
          drawing.fill(Path(lines: [.zero, Point(x: .nan, y: 0)]), with: .color(.black))
          drawing.draw(Text("a"), at: Point(x: .infinity, y: 0))
          drawing.draw(.icon("a"), in: Rect(x: 0, y: 0, width: .nan, height: 0))
          drawing.translate(x: .nan, y: 0)
          drawing.stroke(CanvasTests.square, with: .color(.black), width: -1)
          drawing.stroke(CanvasTests.square, with: .color(.black), width: 0)
          drawing.fill(
            CanvasTests.square,
            with: .radialGradient(Gradient([.red]), center: .zero, endRadius: -1))
        }
      }
      #expect(canvas?.commandDescriptions == Array(repeating: "fill M0 0 with #000000", count: 3))
    }
    #expect(
      Set(reports.flatMap(\.values)) == [
        "subject  path of a fill", "subject  text", "subject  picture", "subject  transform",
        "subject  width of a stroke", "subject  gradient",
      ])
    #expect(reports.count == 6)
    #expect(reports.allSatisfy { "\($0.location, default: "")".contains("CanvasTests") })
  }

  @Test func `an unusable dash is reported and makes a solid line`() {
    let reports = DiagnosticsRecorder.reports {
      let canvas = drawing { drawing, _ in
        for dash in [[0, 0], [-1], [.nan]] {
          drawing.stroke(
            CanvasTests.square, with: .color(.black), style: StrokeStyle(dash: dash))
        }
        drawing.stroke(CanvasTests.square, with: .color(.black), style: StrokeStyle(dash: [2, 0]))
      }
      let solid = "stroke (1 2, 3 x 4) with #000000 width 1"
      #expect(canvas?.commandDescriptions == [solid, solid, solid, solid + " dash 2 0"])
    }
    #expect(reports.count == 1)
  }

  @Test func `what is scaled to nothing isn't recorded`() {
    let canvas = drawing { drawing, _ in
      drawing.drawLayer { layer in
        layer.scale(x: 0, y: 1)
        layer.fill(CanvasTests.square, with: .color(.black))
        layer.clip(to: CanvasTests.square)
      }
    }
    #expect(canvas?.drawing?.commandCount == 0)
  }
}

/// What is drawn when something changes.
@MainActor @Suite struct CanvasUpdateTests {
  /// A canvas whose value and other value change.
  private struct Picture: Component {
    struct State {
      var value = 1
      var other = 1
    }

    let draws: CountedDraws
    var hasInput = true
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let value = context.state.value
      Column {
        Button("value") { context.update { $0.value += 1 } }
        Button("other \(context.state.other)") { context.update { $0.other += 1 } }
        if hasInput {
          Canvas(value, label: "picture", size: ComponentSize(width: 10, height: 10)) {
            drawing, _ in
            draw(value, in: &drawing)
          }
        } else {
          Canvas(label: "picture", size: ComponentSize(width: 10, height: 10)) { drawing, _ in
            draw(value, in: &drawing)
          }
        }
      }
    }

    private func draw(_ value: Int, in drawing: inout GraphicsContext) {
      draws.count.withLock { $0 += 1 }
      drawing.fill(
        Path(Rect(x: 0, y: 0, width: Double(value), height: 1)), with: .color(.black))
    }
  }

  private final class CountedDraws: Sendable {
    let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
  }

  @Test func `an equal input isn't drawn again, and another one once`() throws {
    let draws = CountedDraws()
    let app = TestHost { Picture(draws: draws) }
    #expect(draws.value == 1)
    try app.tap("other 1")
    #expect(draws.value == 1)
    try app.tap("value")
    #expect(draws.value == 2)
    let canvas: HeadlessCanvasView? = app.view.first()
    #expect(canvas?.commandDescriptions == ["fill (0 0, 2 x 1) with #000000"])
  }

  @Test func `an equal drawing applies nothing`() throws {
    let draws = CountedDraws()
    let app = TestHost { Picture(draws: draws, hasInput: false) }
    app.view.mountHost.log.clear()
    try app.tap("other 1")
    #expect(draws.value == 2)
    #expect(!app.view.mountHost.log.description.contains("drawing"))
    try app.tap("value")
    #expect(app.view.mountHost.log.description.contains("drawing"))
  }

  @Test func `a change of the color scheme draws nothing`() {
    let draws = CountedDraws()
    let app = TestHost { Picture(draws: draws) }
    app.setAppearance { $0.colorScheme = .dark }
    #expect(draws.value == 1)
  }

  @Test func `canvases from two places aren't equal`() {
    let one = Canvas(1, label: nil) { _, _ in }
    let other = Canvas(1, label: nil) { _, _ in }
    #expect(one != other)
    func make(_ input: Int, _ label: String? = nil) -> Canvas {
      Canvas(input, label: label) { _, _ in }
    }
    #expect(make(1) == make(1))
    #expect(make(1) != make(2))
    #expect(make(1) != make(1, "a"))
    let plain = Canvas(label: nil) { _, _ in }
    #expect(plain != plain)
  }

  @Test func `a canvas is an image with its label, or hidden from assistive technologies`() {
    let view = HeadlessHostingView {
      Column {
        Canvas(label: "a chart") { _, _ in }
        Canvas(label: nil) { _, _ in }
      }
    }
    let canvases = view.root.descendants.filter { $0 is HeadlessCanvasView }
    #expect(canvases.map(\.role) == [.image, .image])
    #expect(canvases.map { $0.options.accessibility?.label } == ["a chart", nil])
    #expect(canvases.map { $0.options.accessibility?.isHidden } == [false, true])
  }

  @Test func `a tap tells its location`() throws {
    let places = Mutex<[Point]>([])
    let view = HeadlessHostingView(size: Size(width: 50, height: 50)) {
      Canvas(label: "map") { _, _ in }
        .onTap { event in places.withLock { $0.append(event.location) } }
    }
    let canvas: HeadlessCanvasView = try #require(view.first())
    canvas.tap(at: Point(x: 12, y: 34))
    #expect(places.withLock { $0 } == [Point(x: 12, y: 34)])
  }

  @Test func `the canvas is drawn as real paths in SVG`() {
    let view = HeadlessHostingView(size: Size(width: 50, height: 50)) {
      Canvas(label: "map") { drawing, _ in
        let fade = Gradient([.black, .white])
        drawing.fill(
          Path { $0.addQuadCurve(to: Point(x: 9, y: 9), control: Point(x: 5, y: 1)) },
          with: .linearGradient(fade, from: .zero, to: Point(x: 9, y: 0)), rule: .evenOdd)
        drawing.rotate(by: .degrees(90))
        drawing.clip(to: Path(Rect(x: 0, y: 0, width: 5, height: 5)))
        drawing.stroke(
          Path(lines: [.zero, Point(x: 5, y: 0)]), with: .color(.black),
          style: StrokeStyle(width: 2, cap: .round, dash: [1, 2]))
        drawing.draw(Text("words"), at: .zero, anchor: .topLeft)
      }
    }
    let svg = view.root.svg()
    for part in [
      "<path d=\"M5 1 Q5 1 9 9\" fill=\"url(#gradient1)\" fill-rule=\"evenodd\"/>",
      "<linearGradient id=\"gradient1\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"9\" y2=\"0\">",
      "<stop offset=\"1\" stop-color=\"#ffffff\"/>",
      "<path d=\"M0 0 L5 0 L5 5 L0 5 Z\" transform=\"matrix(0 1 -1 0 0 0)\"/>",
      "stroke=\"#000000\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-miterlimit=\"10\" stroke-dasharray=\"1 2\"",
      ">words</text>",
    ] {
      #expect(svg.contains(part), "\(part) in \(svg)")
    }
  }
}
