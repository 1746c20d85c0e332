import AlidadeHeadless
import AlidadeNative
import Testing

/// What moves in content that scrolls.
@MainActor @Suite struct ScrolledMotionTests {
  private let stage = MotionStage<[Int]>(Array(0..<40)) { numbers in
    Scroll {
      Column {
        ForEach(numbers, id: \.self) { number in
          Text("line \(number)").frame(height: 20)
        }
      }
    }
  }

  private var scrollView: HeadlessScrollView {
    get throws {
      let views = stage.view.root.descendants
      return try #require(views.lazy.compactMap { $0 as? HeadlessScrollView }.first)
    }
  }

  /// The distance of a line from the top of the window.
  private func top(_ number: Int) throws -> Double {
    let text = try #require(
      stage.view.root.descendants.first { $0.visibleText == "line \(number)" && !$0.isHidden })
    return text.frameInRoot.minY
  }

  @Test func `what stays in place while content is inserted above doesn't move`() throws {
    try scrollView.scroll(by: 200)
    stage.view.settle()
    #expect(try top(12) == 40)
    stage.change(.linear(duration: 0.5)) { $0.insert(contentsOf: [100, 101], at: 0) }
    #expect(try scrollView.contentOffset.y == 240)
    for _ in 0..<40 {
      #expect(try top(10) == 0)
      #expect(try top(12) == 40)
      #expect(try top(24) == 280)
      stage.host.runFrame()
    }
    #expect(stage.host.isIdle)
  }

  @Test func `what moves begins where it was seen, and what goes stays there`() throws {
    try scrollView.scroll(by: 200)
    stage.view.settle()
    stage.change(.linear(duration: 0.5)) { numbers in
      numbers.removeAll { $0 == 14 }
      numbers.insert(contentsOf: [100, 101], at: 0)
    }
    #expect(try top(12) == 40)
    #expect(try top(14) == 80, "It fades where it was.")
    #expect(try top(15) == 100)
    for _ in 0..<15 { stage.host.runFrame() }
    #expect(try top(12) == 40 && top(14) == 80)
    #expect(try abs(top(15) - 90) < 1)
    stage.view.settle()
    #expect(try top(12) == 40 && top(15) == 80)
  }

  // MARK: - Moving into and out of sight

  private let page = MotionStage(false) { isExpanded in
    Scroll {
      Column {
        if isExpanded { Box(background: .red).frame(width: 100, height: 800) }
        Text("Footer").frame(height: 20).transition(.move(to: .end))
      }
    }
  }

  /// The footer of the page, even if it is moving out of sight; there is never more than one.
  private var footer: HeadlessView? {
    get throws {
      let footers = page.view.root.descendants.filter { $0.visibleText == "Footer" && $0.isVisible }
      try #require(footers.count <= 1)
      return footers.first
    }
  }

  @Test func `a component that moves out of sight goes there, and isn't removed`() throws {
    page.change(.linear(duration: 0.5)) { $0 = true }
    #expect(try footer?.frameInRoot.minY == 0)
    for _ in 0..<15 { page.host.runFrame() }
    let moving = try #require(try footer)
    #expect(abs(moving.frameInRoot.minY - 400) < 30)
    #expect(moving.options.transform == nil && moving.options.alpha ?? 1 == 1)
    page.view.settle()
    #expect(try footer == nil)
  }

  @Test func `a component that moves into sight comes from where it was`() throws {
    page.change { $0 = true }
    page.change(.linear(duration: 0.5)) { $0 = false }
    #expect(try footer?.frameInRoot.minY == 800)
    for _ in 0..<15 { page.host.runFrame() }
    let moving = try #require(try footer)
    #expect(abs(moving.frameInRoot.minY - 400) < 30)
    #expect(moving.options.transform == nil && moving.options.alpha ?? 1 == 1)
    page.view.settle()
    #expect(try footer?.frameInRoot.minY == 0)
  }

  @Test func `a component that turns back while it moves out of sight keeps its view`() throws {
    let before = try #require(try footer)
    page.change(.linear(duration: 0.5)) { $0 = true }
    for _ in 0..<10 { page.host.runFrame() }
    let place = before.frameInRoot.minY
    page.change(.linear(duration: 0.5)) { $0 = false }
    #expect(try footer === before && !before.isInert)
    #expect(abs(before.frameInRoot.minY - place) < 60)
    page.view.settle()
    #expect(try footer === before && before.frameInRoot.minY == 0)
  }

  @Test func `a component that is scrolled to while it moves out of sight is shown once`() throws {
    page.change(.linear(duration: 0.5)) { $0 = true }
    for _ in 0..<10 { page.host.runFrame() }
    let views = page.view.root.descendants
    let scrollView = try #require(views.lazy.compactMap { $0 as? HeadlessScrollView }.first)
    scrollView.scroll(by: 520)
    page.view.settle()
    #expect(try footer?.frameInRoot.minY == 280)
  }
}
