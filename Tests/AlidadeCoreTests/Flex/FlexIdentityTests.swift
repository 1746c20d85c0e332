import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct FlexIdentityTests {
  @Test func `components in nested flexboxes keep their state and their views`() {
    let probe = Probe()
    let view = HeadlessHostingView {
      Row {
        Column { Counter(name: "inner", probe: probe).padding(4).grow().key("a") }.padding(2)
      }
    }
    let shown = view.root.descendants.compactMap { $0 as? HeadlessTextView }.map(
      ObjectIdentifier.init)
    probe.increment("inner")
    view.settle()
    #expect(view.texts == ["inner 1"])
    #expect(probe.initialStates(of: "inner") == 1)
    let now = view.root.descendants.compactMap { $0 as? HeadlessTextView }
    #expect(now.map(ObjectIdentifier.init) == shown)
  }

  @Test func `a view inside a nested flexbox is a view of its own, with what is in it inside`() {
    let view = HeadlessHostingView {
      Column(alignment: .start) {
        Row { Box(background: .red) { Row { Text("in the box") } }.padding(3) }
      }
    }
    let text = view.root.descendants.compactMap { $0 as? HeadlessTextView }.first
    #expect(text?.superview?.options.backgroundColor == .red)
    #expect(text?.frame.origin == .zero)
    #expect(text?.frameInRoot.origin == Point(x: 3, y: 3))
  }

  @Test func `flexboxes of great depth are laid out`() {
    var component = AnyComponent(Text("deep"))
    for _ in 0..<400 {
      let inner = component
      component = AnyComponent(Row { Column { inner } })
    }
    let view = HeadlessHostingView { component }
    #expect(view.texts == ["deep"])
  }
}
