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
}
