import AlidadeComponents
import AlidadeHeadless
import AlidadeNative
import Testing

/// Attributes and drawings whose values say how they are mixed.
@MainActor @Suite struct AnimatedValueTests {
  /// A value of an application, which is never negative.
  private struct Level: MotionValue {
    var amount: Double
    var hue: Double
    var motionNumbers: SIMD8<Double> { SIMD8(amount, hue, 0, 0, 0, 0, 0, 0) }

    init(amount: Double, hue: Double = 0) {
      self.amount = amount
      self.hue = hue
    }

    init(motionNumbers numbers: SIMD8<Double>) {
      amount = max(0, numbers[0])
      hue = numbers[1]
    }
  }

  @MainActor private final class Gauge: HeadlessView {
    var level: Level?
    var changes = 0
  }

  private struct GaugeComponent: ViewComponent, Equatable {
    let level: Level?

    func view() -> ViewConfiguration? {
      ViewConfiguration(
        Gauge.self,
        attributes: [
          level.map {
            .animated("level", $0, unapplicator: { view, _ in view.level = nil }) { view, level in
              view.level = level
              view.changes += 1
            }
          }
        ])
    }
  }

  private struct Model: Sendable {
    var level: Level? = Level(amount: 0)
    var isShown = true
  }

  private func stage() -> MotionStage<Model> {
    MotionStage(Model()) { model in
      Row {
        if model.isShown { GaugeComponent(level: model.level).frame(width: 50, height: 50) }
      }
    }
  }

  private func gauge(_ stage: MotionStage<Model>) throws -> Gauge {
    try #require(stage.view.root.descendants.lazy.compactMap { $0 as? Gauge }.first)
  }

  @Test func `a value moves to the next one, without a build or a layout`() throws {
    let stage = stage()
    let gauge = try gauge(stage)
    stage.change(.linear(duration: 1)) { $0.level = Level(amount: 10, hue: 100) }
    #expect(gauge.level == Level(amount: 0))
    let counters = stage.view.host.counters
    let changes = gauge.changes
    for frame in 1...30 {
      stage.host.runFrame()
      #expect(gauge.changes == changes + frame, "one call in each frame")
    }
    let level = try #require(gauge.level)
    #expect(abs(level.amount - 5) < 0.01 && abs(level.hue - 50) < 0.1)
    #expect(stage.view.host.counters == counters)
    stage.view.settle()
    #expect(gauge.level == Level(amount: 10, hue: 100) && stage.host.isIdle)
  }

  @Test(arguments: 1..<30) func `another change takes over the value and its speed`(
    frame: Int
  ) throws {
    let stage = stage()
    let gauge = try gauge(stage)
    stage.change(.spring) { $0.level = Level(amount: 100) }
    let start = stage.host.frameTime
    for _ in 0..<frame { stage.host.runFrame() }
    stage.change(.spring) { $0.level = Level(amount: 50) }
    let turn = stage.host.frameTime
    let state = Spring().advance(
      displacement: -100, velocity: 0, by: (turn - start) / .seconds(1))
    #expect(abs((gauge.level?.amount ?? 0) - (100 + state.displacement)) < 0.01)
    stage.host.runFrame()
    let next = Spring().advance(
      displacement: 50 + state.displacement, velocity: state.velocity,
      by: (stage.host.frameTime - turn) / .seconds(1))
    #expect(abs((gauge.level?.amount ?? 0) - (50 + next.displacement)) < 0.01)
    stage.view.settle()
    #expect(gauge.level == Level(amount: 50))
  }

  @Test func `a value that comes or goes does so at once`() throws {
    let stage = stage()
    let gauge = try gauge(stage)
    stage.change(.linear(duration: 1)) { $0.level = Level(amount: 10) }
    stage.host.runFrame()
    stage.change(.linear(duration: 1)) { $0.level = nil }
    #expect(gauge.level == nil)
    stage.host.runFrame()
    #expect(gauge.level == nil)
    stage.change(.linear(duration: 1)) { $0.level = Level(amount: 7) }
    #expect(gauge.level == Level(amount: 7))
    stage.view.settle()
    #expect(gauge.level == Level(amount: 7))
  }

  @Test func `without animations, a value is there at once`() throws {
    let stage = stage()
    stage.host.showsAnimations = false
    stage.change(.linear(duration: 1)) { $0.level = Level(amount: 10) }
    #expect(try gauge(stage).level == Level(amount: 10))
  }

  @Test func `a recycled view shows nothing of a value on its way`() throws {
    let stage = stage()
    let gauge = try gauge(stage)
    stage.change(.linear(duration: 1)) { $0.level = Level(amount: 10) }
    for _ in 0..<10 { stage.host.runFrame() }
    stage.change { $0.isShown = false }
    stage.change {
      $0.isShown = true
      $0.level = Level(amount: 3)
    }
    #expect(try self.gauge(stage) === gauge, "it is the same view")
    for _ in 0..<10 {
      stage.host.runFrame()
      #expect(gauge.level == Level(amount: 3))
    }
  }

  // MARK: - Drawings

  private func counter() -> MotionStage<Double> {
    MotionStage(0.0) { number in
      Canvas(animating: number, label: "Total", size: ComponentSize(width: 100, height: 20)) {
        drawing, size, number in
        drawing.draw(Text("\(Int(number.rounded()))"), at: Point(x: size.width / 2, y: 10))
      }
    }
  }

  private func text(_ stage: MotionStage<Double>) throws -> String {
    let lines = stage.view.root.dump().split(separator: "\n")
    let line = try #require(lines.first { $0.contains(" text \"") }, "\(lines)")
    return String(line.split(separator: "\"")[1])
  }

  @Test func `a text in a canvas counts up, without a build or a layout`() throws {
    let stage = counter()
    #expect(try text(stage) == "0")
    stage.change(.linear(duration: 1)) { $0 = 1000 }
    #expect(try text(stage) == "0", "it begins with the former number")
    let counters = stage.view.host.counters
    var before = 0
    for frame in 1..<60 {
      stage.host.runFrame()
      let number = try #require(Int(try text(stage)))
      #expect(abs(Double(number) - Double(frame) * 1000 / 60) < 2)
      #expect(number > before)
      before = number
    }
    #expect(stage.view.host.counters == counters)
    stage.view.settle()
    #expect(try text(stage) == "1000" && stage.host.isIdle)
  }

  @Test func `an input that changes without an animation is drawn at once`() throws {
    let stage = counter()
    stage.change { $0 = 12 }
    #expect(try text(stage) == "12" && stage.host.isIdle)
  }
}
