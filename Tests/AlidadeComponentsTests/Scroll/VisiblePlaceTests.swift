import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// The places at which components that report their visibility count, in windows of 100 points.
@MainActor @Suite struct VisiblePlaceTests {
  private let log = EventLog()
  private let size = Size(width: 100, height: 100)

  /// A component of 100 × 100 points that records its visibility.
  private func watched(_ name: String = "a") -> some Component {
    let log = log
    return Box(background: .red).frame(width: 100, height: 100)
      .onScrollVisibilityChange { log.record("\(name) \($0)") }
  }

  // MARK: - Marks

  @Test(arguments: [1, 1.25, 1.5, 1.75, 2, 3])
  func `a mark at the end is visible when all is scrolled`(_ scale: Double) throws {
    for height in stride(from: 150.2, to: 400, by: 13.7) {
      let log = EventLog()
      let host = TestHost(size: Size(width: 100, height: 160), screenScale: scale) {
        Scroll {
          Column {
            Text("content").frame(height: height + 160)
            Leaf(size: ComponentSize(width: 10, height: 0))
              .onScrollVisibilityChange { log.record("\($0)") }
          }
        }
      }
      #expect(log.take() == [])
      try host.scroll(by: 1000)
      #expect(log.take() == ["true"], "a content of \(height + 160) points")
    }
  }

  @Test func `a mark in a view that is scaled to nothing isn't visible`() {
    let log = log
    func content(_ scale: Double) -> some Component {
      Column {
        Leaf(size: ComponentSize(width: 10, height: 0))
          .onScrollVisibilityChange { log.record("\($0)") }
      }
      .scale(scale)
    }
    let host = TestHost(size: size) { content(0) }
    #expect(log.take() == [])
    host.update { content(1) }
    #expect(log.take() == ["true"])
    host.update { content(0) }
    #expect(log.take() == ["false"])
  }

  // MARK: - Transforms

  @Test func `what is scaled to nothing isn't visible`() {
    let host = TestHost(size: size) { watched().scale(0) }
    #expect(log.take() == [])
    host.update { watched().scale(1) }
    #expect(log.take() == ["a true"])
    host.update { watched().scale(0) }
    #expect(log.take() == ["a false"])
  }

  @Test func `the part that a larger scale moves out of the window doesn't count`() {
    let host = TestHost(size: size) { watched().scale(1, anchor: .topLeft) }
    #expect(log.take() == ["a true"])
    host.update { watched().scale(2, anchor: .topLeft) }
    #expect(log.take() == ["a false"], "a quarter is visible")
    host.update { watched().scale(1.2, anchor: .topLeft) }
    #expect(log.take() == ["a true"])
  }

  @Test func `what is moved out of the window isn't visible`() {
    func content(_ x: Double) -> some Component {
      watched().transform(ViewTransform(translation: Point(x: x, y: 0)))
    }
    let host = TestHost(size: size) { content(-60) }
    #expect(log.take() == [])
    host.update { content(40) }
    #expect(log.take() == ["a true"])
    host.update { content(100) }
    #expect(log.take() == ["a false"])
  }

  @Test func `what a motion moves out of the window counts where it would be without it`() {
    let place = Motion(Point.zero)
    let host = TestHost(size: size) { watched().motion(offset: place) }
    #expect(log.take() == ["a true"])
    place.set(Point(x: 500, y: 0))
    host.update { watched().motion(offset: place) }
    #expect(log.take() == [])
  }

  // MARK: - Parts that other code shows

  /// A column with a component of 100 points, and a `Scroll` in which a line at the end performs an
  /// action when it appears.
  private func column(_ action: @escaping @MainActor @Sendable () -> Void) -> some Component {
    Column {
      watched()
      Scroll {
        Column {
          ForEach(Array(0..<20), id: \.self) { number in
            Text("\(number)").frame(height: 50).onAppear { if number == 19 { action() } }
          }
        }
      }
      .frame(height: 100)
    }
  }

  @Test func `a visible part that changes while a view scrolls hides nothing`() throws {
    let view = HeadlessHostingView(size: Size(width: 100, height: 1000)) { Text("") }
    view.host.visibleRect = Rect(x: 0, y: 0, width: 100, height: 200)
    view.host.isVisible = true
    view.update {
      column { [weak host = view.host] in
        host?.visibleRect = Rect(x: 0, y: 0, width: 100, height: 800)
      }
    }
    view.settle()
    #expect(log.take() == ["a true"])
    let scrollView = try #require(
      view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first)
    scrollView.contentOffset.y = 900
    #expect(view.host.visibleRect?.size.height == 800)
    view.settle()
    #expect(log.take() == [])
  }

  // MARK: - Actions

  /// Two components of 100 points, the first of which moves both out of view when it is visible.
  private struct Pushing: Component, Equatable {
    let log: EventLog

    func initialState() -> Bool { false }

    func body(_ context: Context<Bool>) -> some Component {
      Column {
        Text("above").frame(height: context.state ? 200 : 0)
        Column {
          Text("a").frame(height: 100)
            .onScrollVisibilityChange { isVisible in
              log.record("a \(isVisible)")
              context.updateImmediately { $0 = true }
            }
          Text("b").frame(height: 100).onScrollVisibilityChange { log.record("b \($0)") }
        }
        .clipped()
      }
    }
  }

  @Test func `a component that another one's action moves out of view isn't reported as visible`() {
    let log = log
    let host = TestHost(size: Size(width: 100, height: 200)) { Scroll { Pushing(log: log) } }
    #expect(log.take() == ["a true", "a false"])
    host.update { Text("other") }
    #expect(log.take() == [])
  }
}
