import AlidadeLayout
import AlidadeRender

extension BackendContract {
  /// The rules for views that show drawings.
  static let drawingCases = [
    rule("a canvas keeps its drawing, and no drawing") { stage, journal in
      guard let canvas = canvas(stage, journal) else { return }
      journal.expect(canvas.drawing == nil, "a new view shows a drawing")
      let drawing = drawing(.red, stage)
      canvas.drawing = drawing
      journal.expect(canvas.drawing == drawing, "the drawing isn't kept")
      canvas.drawing = nil
      journal.expect(canvas.drawing == nil, "the drawing isn't removed")
    },
    rule("equal drawings apply nothing, and other ones are applied once") { stage, journal in
      let node = node(.red, stage)
      stage.mount([node])
      let before = stage.mounter.counters
      stage.mount([node.drawing(drawing(.red, stage))])
      journal.expect(
        stage.mounter.counters.since(before).attributesUpdated, equals: 0, "equal drawings")
      stage.mount([node.drawing(drawing(.blue, stage))])
      journal.expect(
        stage.mounter.counters.since(before).attributesUpdated, equals: 1, "other drawings")
      journal.expect(shown(stage), equals: [drawing(.blue, stage)], "the drawings")
    },
    rule("a recycled canvas never shows its old drawing") { stage, journal in
      stage.mount([node(.red, stage)])
      let old = stage.views().first as? any CanvasView
      stage.mount([])
      journal.expect(old?.drawing == nil, "a view in a pool keeps its drawing alive")
      stage.mount([node(.blue, stage)])
      journal.expect(stage.views().first === old, "the view wasn't recycled")
      journal.expect(shown(stage), equals: [drawing(.blue, stage)], "the drawings")
    },
    rule("a drawing of every command can be shown") { stage, journal in
      guard let canvas = canvas(stage, journal) else { return }
      canvas.drawing = Drawing(
        size: Size(width: 40, height: 10), measurer: stage.backend.host.measurer,
        drawEverything(_:))
    },
  ]

  @MainActor private static func canvas(
    _ stage: ContractStage, _ journal: ContractJournal
  ) -> (any CanvasView)? {
    let view = stage.backend.host.makeView(PortableViewClass(.canvas, role: .image))
    journal.expect(view is any CanvasView, "the view isn't a canvas")
    return view as? any CanvasView
  }

  @MainActor private static func drawing(_ color: Color, _ stage: ContractStage) -> Drawing {
    let size = Size(width: 40, height: 10)
    return Drawing(size: size, measurer: stage.backend.host.measurer) { context in
      context.fill(Path(Rect(origin: .zero, size: size)), with: .color(color))
    }
  }

  @MainActor private static func node(_ color: Color, _ stage: ContractStage) -> ContractNode {
    ContractNode().drawing(drawing(color, stage))
  }

  @MainActor private static func shown(_ stage: ContractStage) -> [Drawing?] {
    stage.views().map { ($0 as? any CanvasView)?.drawing }
  }

  private static func drawEverything(_ context: inout GraphicsContext) {
    let gradient = Gradient([.red, .clear, .blue])
    let shadings: [Shading] = [
      .color(.accent), .linearGradient(gradient, from: .zero, to: Point(x: 9, y: 9)),
      .linearGradient(gradient, from: .zero, to: .zero), .color(.clear),
      .radialGradient(gradient, center: Point(x: 9, y: 9), endRadius: 0),
      .radialGradient(gradient, center: Point(x: 9, y: 9), startRadius: 2, endRadius: 7),
      .conicGradient(gradient, center: Point(x: 9, y: 9), angle: .degrees(45)),
      .linearGradient(Gradient([]), from: .zero, to: Point(x: 9, y: 9)),
    ]
    for shading in shadings {
      context.fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 9, height: 9)), with: shading)
      context.fill(Path(Rect(x: -1e300, y: 0, width: 2e300, height: 9)), with: shading)
    }
    context.stroke(
      Path(roundedRect: Rect(x: 1, y: 1, width: 8, height: 8), cornerRadius: 3),
      with: shadings[1],
      style: StrokeStyle(width: 3, cap: .round, join: .bevel, dash: [3, 1], dashPhase: 2))
    context.drawLayer(opacity: 0.5) { layer in
      layer.rotate(by: .degrees(30))
      layer.clip(to: Path(ellipseIn: Rect(x: 0, y: 0, width: 30, height: 8)), rule: .evenOdd)
      layer.draw(TextContent(runs: [TextRun("words")]), at: .zero)
      layer.draw(.icon("edit-find"), in: Rect(x: 0, y: 0, width: 8, height: 8))
      layer.drawLayer { $0.clip(to: Path()) }
    }
    context.scale(x: 2, y: -1)
    context.clip(to: Path(Rect(x: 0, y: 0, width: 3, height: 3)))
    context.fill(Path(Rect(x: 0, y: 0, width: 3, height: 3)), with: .color(.red))
  }
}

extension ContractNode {
  /// Returns a copy of the node that shows a drawing.
  fileprivate func drawing(_ drawing: Drawing) -> ContractNode {
    var copy = self
    let attribute = ViewAttribute<any CanvasView>(
      "contract.drawing", drawing, unapplicator: { view, _ in view.drawing = nil },
      updater: { view, _, drawing in view.drawing = drawing }, isReleasedInPool: true
    ) { view, drawing in view.drawing = drawing }
    copy.configuration = ViewConfiguration(.canvas(), attributes: [attribute])
    return copy
  }
}
