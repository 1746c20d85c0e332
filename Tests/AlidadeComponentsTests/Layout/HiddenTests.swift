import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct HiddenTests {
  private struct Tally: Component {
    struct State { var taps = 0 }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Button("tapped \(context.state.taps) times") { context.update { $0.taps += 1 } }
    }
  }

  private func row(isHidden: Bool) -> Row {
    Row {
      block(10, 10)
      Tally().hidden(isHidden)
      block(10, 10)
    }
  }

  @Test func `what is hidden keeps its space and has no views`() {
    let view = HeadlessHostingView { row(isHidden: false) }
    let shown = view.boxes.map(\.minX)
    view.update { row(isHidden: true) }
    #expect(view.first(HeadlessPressableView.self).map(\.isVisible) != true)
    #expect(view.root.visibleTexts.isEmpty)
    #expect(
      view.boxes.filter { $0.size.width == 10 }.map(\.minX) == [shown[0], shown[shown.count - 1]])
  }

  @Test func `what is hidden remembers`() {
    let view = HeadlessHostingView { row(isHidden: false) }
    view.first(HeadlessPressableView.self)?.press()
    view.settle()
    #expect(view.root.visibleTexts == ["tapped 1 times"])
    view.update { row(isHidden: true) }
    view.update { row(isHidden: false) }
    #expect(view.root.visibleTexts == ["tapped 1 times"])
  }

  @Test func `hidden by name is hidden`() {
    let view = HeadlessHostingView { Hidden { Text("nothing") } }
    #expect(view.root.visibleTexts.isEmpty)
    #expect(
      LayoutProbe.layout(of: Hidden { block(20, 10) }, in: .unbounded)?.size
        == Size(width: 20, height: 10))
  }
}
