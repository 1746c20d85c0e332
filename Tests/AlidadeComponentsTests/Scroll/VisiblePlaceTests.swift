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
    let log = log
    for height in stride(from: 150.2, to: 400, by: 13.7) {
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
      host.view.host.tearDown()
      _ = log.take()
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
}
