import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeHeadless

/// What moves in a window that the user minimizes.
@MainActor @Suite struct MinimizedMotionTests {
  private final class Ends: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock(\.self) }
    func add() { count.withLock { $0 += 1 } }
  }

  private struct Model: Equatable, Sendable {
    var x = 0.0
    var isShown = true
  }

  private struct Player: App {
    var store = Store(Model())
    var place = Motion(Point.zero)
    var beat = Motion(1.0)

    func body(_ context: Context<NoState>) -> some Component {
      Window("Player", id: "player", size: Size(width: 300, height: 200)) {
        Content(store: store, place: place, beat: beat)
      }
    }
  }

  private struct Content: Component, AlwaysRebuilt {
    let store: Store<Model>
    let place: Motion<Point>
    let beat: Motion<Double>

    func body(_ context: Context<NoState>) -> some Component {
      let model = context.read(store, \.self)
      Column {
        if model.isShown {
          Box(background: .red).frame(width: 40, height: 20).padding(EdgeInsets(start: model.x))
            .motion(offset: place).motion(opacity: beat)
        }
      }
    }
  }

  private let store = Store(Model())
  private let place = Motion(Point.zero)
  private let beat = Motion(1.0)
  private let ends = Ends()

  private func start() throws -> (TestApplication, HeadlessWindow) {
    let app = TestApplication(Player(store: store, place: place, beat: beat))
    return (app, app.headless.windows[0])
  }

  private func box(_ window: HeadlessWindow) -> HeadlessView? {
    window.view.root.descendants.first { $0.options.backgroundColor == .red && !$0.isHidden }
  }

  @Test func `everything is at its end at once, and its completions are called`() throws {
    let (app, window) = try start()
    let host = window.view.mountHost
    store.update(animation: .linear(duration: 5), completion: { [ends] in ends.add() }) {
      $0.x = 50
    }
    place.animate(to: Point(x: 9, y: 0), .linear(duration: 5)) { [ends] in ends.add() }
    for _ in 0..<5 {
      host.runMainWork()
      host.runFrame()
    }
    #expect(place.isMoving && ends.value == 0)
    #expect((box(window)?.frameInRoot.minX ?? 0) < 20)
    _ = window.press(.minimize)
    #expect(place.value == Point(x: 9, y: 0) && !place.isMoving)
    host.runMainWork()
    #expect(ends.value == 2 && (box(window)?.frameInRoot.minX ?? 0) >= 50)
    app.settle()
    #expect(host.isIdle)
  }

  @Test func `a change in a minimized window ends at once, and moves nothing later`() throws {
    let (app, window) = try start()
    _ = window.press(.minimize)
    app.settle()
    store.update(animation: .linear(duration: 5), completion: { [ends] in ends.add() }) {
      $0.isShown = false
    }
    place.animate(to: Point(x: 9, y: 0), .linear(duration: 5)) { [ends] in ends.add() }
    for _ in 0..<3 {
      window.view.mountHost.runMainWork()
      window.view.mountHost.runFrame()
    }
    #expect(ends.value == 2 && place.value == Point(x: 9, y: 0))
    window.present()
    app.settle()
    #expect(box(window) == nil)
  }

  @Test func `a repetition pauses until the window is presented`() throws {
    let (app, window) = try start()
    let host = window.view.mountHost
    beat.play([Keyframe(0.2, after: 0.5), Keyframe(1, after: 0.5)], repeats: true)
    host.advance(by: .milliseconds(300))
    #expect(beat.isMoving && beat.value < 0.9)
    _ = window.press(.minimize)
    #expect(!beat.isMoving && beat.value == 1)
    let steps = window.view.counters.motionSteps
    host.advance(by: .seconds(5))
    #expect(window.view.counters.motionSteps == steps && host.isIdle)
    window.present()
    host.advance(by: .milliseconds(300))
    #expect(beat.isMoving && beat.value < 0.9)
    beat.set(1)
    app.settle()
  }
}
