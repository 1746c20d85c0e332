import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// The sides of a split view that slide.
@MainActor @Suite struct SplitViewMotionTests {
  private struct Page: Component {
    struct State { var isContentShown = false }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      SplitView(collapsesBelow: 400, isContentShown: context.binding(\.isContentShown)) {
        Text("sidebar side")
        Button("Open") { context.update { $0.isContentShown = true } }
      } content: {
        Text("content side")
        BackButton()
      }
    }
  }

  @Test func `the sides of a collapsed view slide over each other`() throws {
    let view = HeadlessHostingView(size: Size(width: 300, height: 300)) {
      Page()
    }
    view.settle()
    func press(_ label: String) throws {
      let buttons = view.root.descendants.compactMap { $0 as? HeadlessPressableView }
      let button = buttons.last {
        $0.isVisible
          && ($0.visibleTexts.contains(label) || $0.options.accessibility?.label == label)
      }
      let found = try #require(button)
      withImmediateUpdates { _ = found.press() }
      view.mountHost.runFrame()
    }
    // The sides that are seen, from the lowest to the topmost.
    func sides() -> [String] {
      view.root.descendants.filter(\.isVisible).compactMap(\.visibleText)
        .filter { $0.hasSuffix("side") }
    }
    try press("Open")
    #expect(sides() == ["sidebar side", "content side"])
    view.settle()
    #expect(sides() == ["content side"])
    try press("Back")
    #expect(sides() == ["sidebar side", "content side"])
    view.settle()
    #expect(sides() == ["sidebar side"])
    try press("Open")
    for _ in 0..<4 { view.mountHost.runFrame() }
    try press("Back")
    #expect(sides() == ["sidebar side", "content side"], "they turn around")
    view.settle()
    #expect(sides() == ["sidebar side"])
  }

  @Test func `nothing slides when a view collapses`() {
    let view = HeadlessHostingView(size: Size(width: 600, height: 300)) {
      Page()
    }
    view.settle()
    for width in [300.0, 600, 300] {
      view.size = Size(width: width, height: 300)
      view.mountHost.runFrame()
      let dump = view.root.dump()
      #expect(dump.contains("content side") == (width == 600))
      #expect(!dump.contains("disappearing") && !dump.contains("moved by"))
    }
  }
}
