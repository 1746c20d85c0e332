import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeHeadless

/// Animated changes of what an application's body reads, which its windows show.
@MainActor @Suite struct AppAnimationTests {
  private final class Ends: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock(\.self) }
    func add() { count.withLock { $0 += 1 } }
  }

  private struct Model: Equatable, Sendable {
    var x = 0.0
    var title = "Player"
    var isSecondOpen = true
  }

  private struct Player: App {
    var store = Store(Model())

    func body(_ context: Context<NoState>) -> some Component {
      let model = context.read(store, \.self)
      Window(model.title, id: "player", size: Size(width: 300, height: 200)) {
        Column {
          Box(background: .red).frame(width: 40, height: 20).padding(EdgeInsets(start: model.x))
        }
      }
      if model.isSecondOpen {
        Window("Other", id: "other", size: Size(width: 300, height: 200)) {
          Column {
            Box(background: .red).frame(width: 40, height: 20).padding(EdgeInsets(start: model.x))
          }
        }
      }
    }
  }

  private let store = Store(Model())
  private let ends = Ends()

  private func start() -> (TestApplication, [HeadlessWindow]) {
    let app = TestApplication(Player(store: store))
    return (app, app.headless.windows)
  }

  private func x(_ window: HeadlessWindow) -> Double {
    window.view.root.descendants.first { $0.options.backgroundColor == .red && !$0.isHidden }?
      .frameInRoot.minX ?? .nan
  }

  private func run(_ frames: Int, _ window: HeadlessWindow) {
    let host = window.view.mountHost
    for _ in 0..<frames {
      host.runMainWork()
      host.runBackgroundWork()
      host.runFrame()
    }
  }

  private func expectMotion(in windows: [HeadlessWindow]) {
    run(5, windows[0])
    let before = windows.map(x)
    #expect(before.allSatisfy { $0 < 15 } && ends.value == 0)
    run(30, windows[0])
    for (window, before) in zip(windows, before) { #expect(abs(x(window) - before - 50) < 0.5) }
    #expect(ends.value == 0, "it is still moving")
  }

  @Test func `a change with an animation moves what it changes in all windows`() {
    let (app, windows) = start()
    #expect(windows.map(x) == [0, 0])
    store.update(animation: .linear(duration: 1), completion: { [ends] in ends.add() }) {
      $0.x = 100
    }
    expectMotion(in: windows)
    app.settle()
    #expect(windows.map(x) == [100, 100] && ends.value == 1)
  }

  @Test func `so does a change in withAnimation`() {
    let (app, windows) = start()
    withAnimation(.linear(duration: 1), completion: { [ends] in ends.add() }) {
      store.update { $0.x = 100 }
    }
    expectMotion(in: windows)
    app.settle()
    #expect(windows.map(x) == [100, 100] && ends.value == 1)
  }

  @Test func `a change without an animation is shown at once`() {
    let (app, windows) = start()
    store.update { $0.x = 100 }
    run(3, windows[0])
    #expect(windows.map(x) == [100, 100])
    // The next change doesn't inherit an earlier animation.
    store.update(animation: .linear(duration: 1)) { $0.x = 0 }
    app.settle()
    store.update { $0.x = 100 }
    run(3, windows[0])
    #expect(windows.map(x) == [100, 100])
  }

  @Test func `a change that moves nothing in the windows ends at once`() {
    let (app, windows) = start()
    store.update(animation: .linear(duration: 5), completion: { [ends] in ends.add() }) {
      $0.title = "Recorder"
    }
    run(5, windows[0])
    #expect(ends.value == 1)
    app.settle()
  }

  @Test func `a window that opens with the change shows its content at once`() {
    store.update { $0.isSecondOpen = false }
    let (app, windows) = start()
    #expect(windows.count == 1)
    store.update(animation: .linear(duration: 1)) { ($0.x, $0.isSecondOpen) = (100, true) }
    run(6, windows[0])
    let all = app.headless.windows
    #expect(all.count == 2 && x(all[0]) < 20 && x(all[1]) == 100)
    app.settle()
  }

  @Test func `a minimized window moves nothing, and doesn't delay the end`() {
    let (app, windows) = start()
    for window in windows { _ = window.press(.minimize) }
    app.settle()
    store.update(animation: .linear(duration: 5), completion: { [ends] in ends.add() }) {
      $0.x = 100
    }
    run(5, windows[0])
    #expect(ends.value == 1)
    for window in windows { window.present() }
    app.settle()
    #expect(windows.map(x) == [100, 100])
  }
}
