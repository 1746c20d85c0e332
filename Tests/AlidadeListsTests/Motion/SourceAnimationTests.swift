import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Changes of a data source that have animations of their own; a row is 40 points high.
@MainActor @Suite struct SourceAnimationTests {
  private let source = DataSource(Item.even(0..<100))
  private let view: HeadlessHostingView

  init() { self.init(nil) }

  private init(_ animation: Animation?) {
    let source = source
    view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(source, estimatedRowHeight: 40) { Text("\($0.id)").frame(height: 40) }
        .rowAnimation(animation)
    }
    view.settle()
  }

  private func show() {
    for _ in 0..<3 {
      view.mountHost.runMainWork()
      view.mountHost.runBackgroundWork()
    }
  }

  private func top(_ id: Int) -> Double? {
    view.list.visibleSubviews.first { !$0.isInert && $0.visibleTexts == ["\(id)"] }
      .map { (($0.frame.minY + view.list.contentOrigin.y) * 10).rounded() / 10 }
  }

  private func frames(_ count: Int) { for _ in 0..<count { view.mountHost.runFrame() } }

  @Test func `a change with an animation moves the rows, and the next one without it doesn't`() {
    source.change(animation: .linear(duration: 1)) { $0.insert(Item(id: -1, height: 40), at: 0) }
    show()
    #expect(top(0) == 0)
    frames(30)
    #expect(top(0) == 20)
    view.settle()
    #expect(top(0) == 40)
    source.change { $0.insert(Item(id: -2, height: 40), at: 0) }
    show()
    #expect(top(0) == 80)
  }

  @Test func `the animation of a call of withAnimation reaches the source`() {
    withAnimation(.linear(duration: 1)) { source.remove(id: 0) }
    show()
    #expect(top(1) == 40)
    frames(15)
    #expect(top(1) == 30)
    view.settle()
    #expect(top(1) == 0)
  }

  @Test func `the animation of a change is used in place of that of the list`() {
    let list = SourceAnimationTests(.linear(duration: 4))
    list.source.change(animation: .linear(duration: 1)) { $0.remove(id: 0) }
    list.show()
    list.frames(30)
    #expect(list.top(1) == 20)
    list.view.settle()
    list.source.remove(id: 1)
    list.show()
    list.frames(30)
    #expect(list.top(2) == 35)
  }

  @Test func `an animated change that changes nothing animates no later one`() {
    source.change(animation: .linear(duration: 1)) { _ in }
    show()
    source.remove(id: 0)
    show()
    #expect(top(1) == 0)
  }

  @Test func `changes that are shown together move with the newest animation`() {
    source.change(animation: .linear(duration: 4)) { $0.insert(Item(id: -1, height: 40), at: 0) }
    source.change(animation: .linear(duration: 1)) { $0.insert(Item(id: -2, height: 40), at: 0) }
    source.change { $0.remove(id: 9) }
    show()
    #expect(top(0) == 0)
    frames(30)
    #expect(top(0) == 40)
  }
}
