import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Components that report when they become visible, and that are removed or released meanwhile.
@MainActor @Suite struct VisibilityLifetimeTests {
  private let log = EventLog()
  private let size = Size(width: 100, height: 100)

  private func watched(_ name: String) -> some Component {
    let log = log
    return Text(name).frame(height: 40).onScrollVisibilityChange { log.record("\(name) \($0)") }
  }

  /// A component that removes its content as soon as that is visible.
  private struct Vanishing: Component, Equatable {
    let log: EventLog

    func initialState() -> Bool { false }

    func body(_ context: Context<Bool>) -> some Component {
      if context.state {
        Text("gone")
      } else {
        Text("here").frame(height: 40)
          .onScrollVisibilityChange { isVisible in
            log.record("\(isVisible)")
            if isVisible { context.updateImmediately { $0 = true } }
          }
      }
    }
  }

  @Test func `an action may remove its component, which is then no longer visible`() {
    let log = log
    let host = TestHost(size: size) { Vanishing(log: log) }
    #expect(log.take() == ["true", "false"])
    host.settle()
    #expect(log.take() == [])
    host.expect("gone")
  }

  /// A component that scrolls until its end is visible, and is then replaced.
  private struct Ending: Component, Equatable {
    let log: EventLog

    func initialState() -> Bool { false }

    func body(_ context: Context<Bool>) -> some Component {
      if context.state {
        Text("end")
      } else {
        Scroll {
          Column {
            Text("content").frame(height: 300)
            Leaf(size: ComponentSize(width: 10, height: 0))
              .onScrollVisibilityChange { isVisible in
                if isVisible { context.updateImmediately { $0 = true } }
              }
          }
        }
        .onOffsetChange { log.record("\($0.y)") }
      }
    }
  }

  @Test func `a Scroll that an action has removed no longer reports its offset`() throws {
    let log = log
    let host = TestHost(size: size) { Ending(log: log) }
    let view = try #require(
      host.view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first)
    view.contentOffset.y = 100
    #expect(log.take() == ["100.0"])
    view.contentOffset.y = 200
    #expect(log.take() == [])
    host.settle()
    host.expect("end")
  }

  @Test func `an action may close its window`() {
    let log = log
    let view = HeadlessHostingView(size: size) { Text("") }
    view.host.isVisible = true
    view.update {
      Column {
        Text("a").frame(height: 40)
          .onScrollVisibilityChange { [weak host = view.host] isVisible in
            log.record("a \(isVisible)")
            if isVisible { host?.tearDown() }
          }
        watched("b")
      }
    }
    #expect(log.take() == ["a true", "a false"])
    view.settle()
    #expect(log.take() == [])
  }

  @Test func `nothing is visible any longer in a view that is released`() {
    var view: HeadlessHostingView? = HeadlessHostingView(size: size) {
      Scroll { watched("a") }.frame(height: 50)
      watched("b")
    }
    view?.host.isVisible = true
    view?.settle()
    #expect(Set(log.take()) == ["a true", "b true"])
    view = nil
    #expect(Set(log.take()) == ["a false", "b false"])
  }

  @Test func `a visible component in a Scroll in a row is released with its host`() {
    expectNoLeaks { _ in
      let host = TestHost(size: size) {
        List([0], id: \.self, estimatedRowHeight: 40) { [log] _ in
          Scroll(.horizontal) {
            Text("a").frame(height: 40).onScrollVisibilityChange { log.record("\($0)") }
          }
          .frame(height: 40)
        }
      }
      host.settle()
      #expect(log.take() == ["true"])
    }
  }

  @Test func `in a right-to-left layout, content is visible from the right`() {
    let log = log
    let host = TestHost(size: size, layoutDirection: .rightToLeft) {
      Scroll(.horizontal) {
        Row {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Box(background: .red).frame(width: 80, height: 40)
              .onScrollVisibilityChange { log.record("\(name) \($0)") }
          }
        }
      }
    }
    #expect(log.take() == ["a true"])
    host.resize(to: Size(width: 150, height: 100))
    #expect(log.take() == ["b true"])
    host.resize(to: Size(width: 100, height: 100))
    #expect(log.take() == ["b false"])
  }
}
