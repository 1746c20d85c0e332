import AlidadeHeadless
import AlidadeNative
import Testing

/// Borders, corners, shadows, colors and transforms on their way.
@MainActor @Suite struct OptionMotionTests {
  struct Model: Sendable {
    var background: Color?
    var border: Border?
    var radius = 0.0
    var shadow: Shadow?
    var opacity: Double?
    var level = 0.0
  }

  private func stage(_ model: Model = Model()) -> MotionStage<Model> {
    MotionStage(model) { model in
      Column {
        Box(
          background: model.background, border: model.border, cornerRadius: model.radius,
          shadow: model.shadow, role: .image, content: {}
        )
        .frame(width: 100, height: 50)
      }
    }
  }

  private func box(_ stage: MotionStage<Model>) throws -> HeadlessView {
    try #require(stage.view.root.descendants.first { $0.role == .image && !$0.isHidden })
  }

  /// The part of a second since a time.
  private func share(_ stage: MotionStage<Model>, since start: Duration) -> Double {
    (stage.host.frameTime - start) / .seconds(1)
  }

  @Test func `what a box gets and loses comes and goes on the same view`() throws {
    let stage = stage()
    let box = try box(stage)
    let before = stage.view.counters
    stage.change(.linear(duration: 1)) {
      $0.background = .red
      $0.border = Border(width: 4, color: .red)
      $0.radius = 12
      $0.shadow = Shadow(color: .red, offset: Point(x: 2, y: 4), blur: 8, spread: 6)
    }
    let start = stage.host.frameTime
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(try self.box(stage) === box)
    #expect(stage.view.counters.since(before).viewsCreated == 0)
    let share = share(stage, since: start)
    let red = Color.red.light
    let color = try #require(box.options.backgroundColor?.light)
    #expect(abs(Double(color.alpha) - share) < 0.01 && abs(Double(color.red - red.red)) < 0.01)
    let border = try #require(box.options.border)
    #expect(abs(border.width - 4 * share) < 0.01)
    #expect(abs(Double(border.color.light.green - red.green)) < 0.01, "it has no other hue")
    #expect(abs((box.options.cornerRadius ?? 0) - 12 * share) < 0.01)
    let shadow = try #require(box.options.shadow)
    #expect(abs(shadow.blur - 8 * share) < 0.01 && abs(shadow.spread - 6 * share) < 0.01)
    #expect(abs(shadow.offset.y - 4 * share) < 0.01)
    stage.view.settle()
    stage.change(.linear(duration: 1)) { $0 = Model() }
    #expect(try self.box(stage) === box)
    #expect(box.options.border?.width == 4)
    for _ in 0..<30 { stage.host.runFrame() }
    #expect(abs((box.options.border?.width ?? 0) - 2) < 0.1)
    stage.view.settle()
    let dump = stage.view.root.dump()
    #expect(!dump.contains("border") && !dump.contains("radius") && !dump.contains("shadow"))
    #expect(box.options.backgroundColor == .clear && stage.host.isIdle)
  }

  @Test func `a view that no longer has an option is set once, and the others aren't`() throws {
    let stage = stage()
    stage.change {
      $0.border = Border(width: 4, color: .red)
      $0.radius = 12
    }
    let before = stage.view.counters
    stage.change { $0.border = nil }
    let since = stage.view.counters.since(before)
    #expect(since.attributesUnapplied == 1)
    #expect(since.attributesApplied + since.attributesUpdated == 0 && since.viewsCreated == 0)
  }

  @Test(arguments: 1..<30) func `nothing jumps when a fading look is redirected`(
    frame: Int
  ) throws {
    let stage = stage(Model(background: .clear))
    let box = try box(stage)
    let looks: [@Sendable (inout Model) -> Void] = [
      { $0.background = .red },
      { $0.background = .blue },
      { $0.background = nil },
      { $0 = Model(border: Border(width: 3, color: .red), radius: .infinity) },
      { $0.border = Border(width: 6, color: .green) },
      { $0.border = nil },
      { $0 = Model(radius: 9, shadow: Shadow(color: .black, blur: 9)) },
      { $0.shadow = Shadow(color: .blue, offset: Point(x: 9, y: 9), blur: 2, spread: 3) },
      { $0.shadow = nil },
    ]
    for (number, look) in looks.enumerated() {
      for _ in 0..<frame { stage.host.runFrame() }
      let before = PaintedValues(of: box)
      stage.store.update(
        animation: number % 2 == 0 ? .linear(duration: 0.5) : .spring(bounce: 0.4), look)
      stage.view.host.update()
      let jump = PaintedValues(of: box).jump(from: before, limit: 0.01)
      #expect(jump == nil, "\(number): \(jump ?? "")")
    }
    stage.view.settle()
    #expect(stage.host.isIdle && stage.view.root.dump().contains("radius 9"))
  }

  @Test func `an infinite radius begins and ends at half the shorter side`() throws {
    let stage = stage(Model(background: .red))
    stage.change(.linear(duration: 1)) { $0.radius = .infinity }
    let start = stage.host.frameTime
    for _ in 0..<30 { stage.host.runFrame() }
    let radius = try #require(try box(stage).options.cornerRadius)
    #expect(abs(radius - 25 * share(stage, since: start)) < 0.01)
    stage.view.settle()
    #expect(try box(stage).options.cornerRadius == .infinity)
    #expect(stage.host.isIdle)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that aren't finite are shown at once, and nothing runs forever`(
    number: Double
  ) throws {
    let stage = stage(Model(background: .red))
    stage.change(.spring) {
      $0.border = Border(width: number, color: .red)
      $0.radius = number
      $0.shadow = Shadow(color: .red, offset: Point(x: number, y: 1), blur: number, spread: number)
      $0.opacity = number
    }
    stage.view.settle()
    #expect(stage.host.isIdle)
    stage.change(.spring) { $0 = Model(background: .blue) }
    for _ in 0..<5 { stage.host.runFrame() }
    stage.change(.spring(bounce: 0.3)) { $0.radius = number }
    stage.view.settle()
    let box = try box(stage)
    #expect(stage.host.isIdle && box.options.backgroundColor == .blue)
  }

  @Test(arguments: [Double.nan, .infinity]) func `a drawing of a number that isn't finite rests`(
    number: Double
  ) {
    let stage = MotionStage(Model()) { model in
      Canvas(animating: model.level, label: nil) { context, size, level in }
    }
    stage.change(.spring) { $0.level = number }
    stage.view.settle()
    #expect(stage.host.isIdle)
    stage.change(.spring) { $0.level = 1 }
    stage.view.settle()
    #expect(stage.host.isIdle)
  }
}
