import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

@MainActor struct ViewTests {
  private let host = HeadlessMountHost()

  private func container() -> any NativeView {
    host.makeView(PortableViewClass(.container, role: .generic))
  }

  @Test func `every operation is logged in order`() throws {
    let root = host.makeRoot(size: Size(width: 10, height: 10))
    let text = try #require(
      host.makeView(PortableViewClass(.text, role: .text)) as? HeadlessTextView)
    host.insert(text, into: root, above: nil)
    text.apply(.alpha(0.5))
    text.textLayout = host.measurer.layout(TextContent(runs: [TextRun("hi")]), width: 100)
    host.setFrame(Rect(x: 1, y: 2, width: 3, height: 4), of: text)
    host.setHidden(true, text)
    host.setHidden(false, text)
    host.remove(text, from: root)
    #expect(
      host.log.description == """
        make text#2
        insert text#2 into container#1 at the bottom
        apply text#2 alpha(0.5)
        set text#2 textLayout = hi
        setFrame text#2 (1 2, 3 x 4)
        hide text#2
        show text#2
        remove text#2 from container#1
        """)
    #expect(host.log.count == 8)
    #expect(host.log.count(of: .set) == 1)
  }

  @Test func `without recording, operations are only counted`() {
    let host = HeadlessMountHost(isRecording: false)
    let root = host.makeRoot(size: .zero)
    root.apply(.alpha(1))
    #expect(host.log.operations == [])
    #expect(host.log.count(of: .apply) == 1)
  }

  @Test func `what breaks the contract is reported and left out`() {
    let root = host.makeRoot(size: .zero)
    let (one, other) = (container(), container())
    host.insert(one, into: root, above: nil)
    func reports(_ body: () -> Void) -> Int { DiagnosticsRecorder.reports(during: body).count }
    #expect(reports { host.insert(one, into: root, above: nil) } == 1, "It has a parent.")
    #expect(reports { host.insert(other, into: root, above: container()) } == 1, "No sibling.")
    #expect(reports { host.move(other, in: root, above: nil) } == 1, "It is not there.")
    #expect(reports { host.move(one, in: root, above: one) } == 1, "Above itself.")
    #expect(reports { host.remove(other, from: root) } == 1, "It is not there.")
    #expect(reports { host.insert(root, into: one, above: nil) } == 1, "Into itself.")
    #expect(root.subviews.count == 1)
  }

  @Test func `a view is never put into itself`() {
    let (outer, inner) = (HeadlessView(), HeadlessView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(inner.superview === outer)
    #expect(outer.superview == nil)
  }

  @Test func `frames add up to the place in the root`() {
    let root = host.makeRoot(size: Size(width: 100, height: 100))
    let (outer, inner) = (HeadlessView(), HeadlessView())
    root.addSubview(outer)
    outer.addSubview(inner)
    host.setFrame(Rect(x: 10, y: 20, width: 50, height: 50), of: outer)
    host.setFrame(Rect(x: 1, y: 2, width: 5, height: 5), of: inner)
    #expect(inner.frameInRoot == Rect(x: 11, y: 22, width: 5, height: 5))
    #expect(root.hitTest(Point(x: 12, y: 23)) === inner)
    #expect(root.hitTest(Point(x: 40, y: 40)) === outer)
    #expect(root.hitTest(Point(x: 90, y: 90)) === root)
    #expect(root.hitTest(Point(x: 100, y: 90)) == nil)
    host.setHidden(true, inner)
    #expect(root.hitTest(Point(x: 12, y: 23)) === outer)
    outer.apply(.isInteractive(false))
    #expect(root.hitTest(Point(x: 12, y: 23)) === root)
  }

  @Test func `the focus goes from one thing to the next and round again`() {
    let root = host.makeRoot(size: .zero)
    let buttons = (0..<3).map { _ in HeadlessPressableView(role: .button) }
    for button in buttons { root.addSubview(button) }
    buttons[1].isEnabled = false
    #expect(host.moveFocusOn(in: root) && host.focusedView === buttons[0])
    #expect(host.moveFocusOn(in: root) && host.focusedView === buttons[2])
    #expect(host.moveFocusOn(in: root) && host.focusedView === buttons[0])
    #expect(host.moveFocusOn(in: root, isBackward: true) && host.focusedView === buttons[2])
  }

  @Test func `what can no longer be focused loses the focus`() {
    let root = host.makeRoot(size: .zero)
    let box = HeadlessView()
    let button = HeadlessPressableView(role: .button)
    root.addSubview(box)
    box.addSubview(button)
    let losses: [() -> Void] = [
      { host.setHidden(true, box) }, { button.isEnabled = false },
      { box.apply(.isInteractive(false)) }, { host.remove(box, from: root) },
    ]
    for lose in losses {
      host.setHidden(false, box)
      button.isEnabled = true
      box.apply(.isInteractive(true))
      #expect(host.moveFocus(to: root))
      lose()
      #expect(host.focusedView == nil)
    }
    #expect(!host.moveFocus(to: root))
  }

  @Test func `a picture that cannot be shown is reported`() {
    let view = HeadlessImageView(role: .image)
    let reports = DiagnosticsRecorder.reports {
      view.imageContent = ImageContent(.file("/no/such/picture.png"))
      view.imageContent = ImageContent(.icon("there"))
    }
    #expect(reports.map(\.values) == [["file  /no/such/picture.png"]])
    #expect(view.stateDescriptions == ["icon there"])
  }
}
