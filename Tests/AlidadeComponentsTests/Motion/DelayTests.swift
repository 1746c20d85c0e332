import AlidadeHeadless
import AlidadeNative
import Testing

/// Motions that begin later.
@MainActor @Suite struct DelayTests {
  private struct Model: Sendable {
    var x = 0.0
    var color = Color.black
    var ids: [Int] = []
  }

  private let place = Motion(Point.zero)

  private func stage() -> MotionStage<Model> {
    MotionStage(Model()) { [place] model in
      Column {
        Box(background: model.color).frame(width: 40, height: 20)
          .padding(EdgeInsets(start: model.x)).motion(offset: place)
        for id in model.ids { Box(background: .red).frame(width: 20, height: 20).key(id) }
      }
    }
  }

  @Test func `there are no frames until something moves`() throws {
    let stage = stage()
    stage.change(.linear(duration: 0.1).delay(0.5)) { $0.x = 200 }
    let start = stage.host.frameTime
    let before = stage.view.counters.motionSteps
    #expect(!stage.host.hasPendingFrame && !stage.host.isIdle)
    stage.host.advance(by: .milliseconds(490))
    #expect(!stage.host.hasPendingFrame && stage.view.counters.motionSteps == before)
    #expect(try stage.box.frameInRoot.minX == 0)
    stage.view.settle()
    #expect(try stage.box.frameInRoot.minX == 200)
    let time = (stage.host.frameTime - start) / .seconds(1)
    #expect(abs(time - 0.6) < 0.04, "\(time)")
  }

  @Test func `what moves already doesn't wait for what begins later`() throws {
    let stage = stage()
    stage.change(.linear(duration: 0.5)) { $0.x = 100 }
    stage.change(.linear(duration: 0.5).delay(5)) { $0.color = .white }
    for _ in 0..<35 { stage.host.runFrame() }
    #expect(try stage.box.frameInRoot.minX == 100)
    #expect(!stage.host.hasPendingFrame && !stage.host.isIdle)
    #expect(try stage.box.options.backgroundColor == .black)
    stage.view.settle()
    #expect(try stage.box.options.backgroundColor == .white)
  }

  @Test func `what begins while another waits begins at once`() throws {
    let stage = stage()
    stage.change(.linear(duration: 0.5).delay(5)) { $0.color = .white }
    stage.change(.linear(duration: 0.5)) { $0.x = 100 }
    for _ in 0..<15 { stage.host.runFrame() }
    #expect(abs(try stage.box.frameInRoot.minX - 50) < 1)
    stage.change(.linear(duration: 0.1)) { $0.color = .red }
    for _ in 0..<8 { stage.host.runFrame() }
    #expect(try stage.box.options.backgroundColor == .red)
    stage.view.settle()
    #expect(stage.host.isIdle)
  }

  @Test func `between two that appear one after the other, there are no frames`() throws {
    let stage = stage()
    stage.change(.linear(duration: 0.1).staggered(by: 1)) { $0.ids = [1, 2, 3] }
    for _ in 0..<8 { stage.host.runFrame() }
    #expect(!stage.host.hasPendingFrame && !stage.host.isIdle)
    stage.view.settle()
    #expect(stage.host.isIdle && stage.boxes.count == 4)
    #expect(stage.boxes.allSatisfy { $0.options.alpha ?? 1 == 1 })
  }

  @Test func `a value that begins later asks for no frames until then`() throws {
    let stage = stage()
    place.animate(to: Point(x: 50, y: 0), .linear(duration: 0.2).delay(1))
    #expect(!stage.host.hasPendingFrame && !stage.host.isIdle)
    stage.host.advance(by: .milliseconds(980))
    #expect(place.value == .zero && !stage.host.hasPendingFrame)
    stage.host.advance(by: .milliseconds(120))
    #expect(abs(place.value.x - 25) < 5)
    stage.view.settle()
    #expect(place.value.x == 50)
  }

  @Test func `a view that goes while it waits leaves nothing behind`() throws {
    let stage = stage()
    stage.change { $0.ids = [1] }
    stage.change(.linear(duration: 0.1).delay(3)) { $0.ids = [1, 2] }
    stage.change { $0.ids = [] }
    stage.view.settle()
    #expect(stage.host.isIdle && stage.boxes.count == 1)
    for view in stage.view.root.descendants where view.isHidden {
      #expect(view.options.alpha ?? 1 == 1)
    }
  }
}
