import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

@MainActor @Suite struct ControlTests {
  private final class Presses: Sendable {
    private let number = Mutex(0)
    func add() { number.withLock { $0 += 1 } }
    var count: Int { number.withLock { $0 } }
  }

  private let presses = Presses()

  private func pressable(@ComponentBuilder _ content: () -> ComponentList) -> HeadlessPressableView?
  {
    HeadlessHostingView(content).first()
  }

  @Test func `a button does what it says when it is pressed`() {
    let view = HeadlessHostingView { Button("Send") { [presses] in presses.add() } }
    let button: HeadlessPressableView? = view.first()
    #expect(button?.press() == true)
    #expect(presses.count == 1)
    #expect(button?.role == .button)
    #expect(button?.options.accessibility?.label == "Send")
    #expect(view.root.visibleTexts == ["Send"])
  }

  @Test func `a button that is disabled does nothing`() {
    let view = HeadlessHostingView {
      Button("Send", isEnabled: false) { [presses] in presses.add() }
    }
    let button: HeadlessPressableView? = view.first()
    #expect(button?.press() == false)
    #expect(button?.isEnabled == false)
    view.update { Button("Send") { [presses] in presses.add() } }
    #expect(button?.press() == true)
    #expect(presses.count == 1)
  }

  @Test(arguments: [
    (Button.Kind.standard, Color.primaryText), (.prominent, .white), (.flat, .primaryText),
  ])
  func `the label of a button stands in its middle, in the color of its kind`(
    _ kind: Button.Kind, _ color: Color
  ) {
    let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
      Button("four", kind: kind) {}.frame(width: 200, height: 100)
    }
    let text: HeadlessTextView? = view.first()
    #expect(text?.frameInRoot == Rect(x: 86, y: 41, width: 28, height: 18))
    #expect(text?.textLayout?.content.runs.first?.style.color == color)
  }

  @Test func `a button is as large as its label and its padding`() {
    let view = HeadlessHostingView { Button("four") {} }
    #expect(view.host.sizeThatFits(.unbounded) == Size(width: 28 + 28, height: 18 + 14))
  }

  @Test func `a long label is cut off, not wrapped`() {
    let view = HeadlessHostingView(size: Size(width: 100, height: 40)) {
      Button("quite a long label for a button") {}
    }
    #expect(view.root.visibleTexts.first?.hasSuffix("…") == true)
  }

  @Test func `a button may have anything on it`() {
    let view = HeadlessHostingView {
      Button(label: "Trash") { [presses] in
        presses.add()
      } content: {
        Image(icon: "user-trash")
      }
    }
    let button: HeadlessPressableView? = view.first()
    #expect(button?.options.accessibility?.label == "Trash")
    #expect(view.first(HeadlessImageView.self)?.superview === button)
    #expect(button?.press() == true)
  }

  @Test func `a pressable looks as its style says`() {
    let border = Border(color: .blue)
    let style = Pressable.Style(
      role: .link, background: .red, border: border, cornerRadius: 9, highlight: .none,
      accessibility: Accessibility(label: "label", hint: "hint"), tooltip: "tip")
    let view = pressable { Pressable(style: style, action: {}) { Text("a") } }
    #expect(view?.role == .link)
    #expect(view?.highlight == PressHighlight.none)
    #expect(view?.options.backgroundColor == .red)
    #expect(view?.options.border == border)
    #expect(view?.options.cornerRadius == 9)
    #expect(view?.options.tooltip == "tip")
    #expect(view?.options.accessibility == Accessibility(label: "label", hint: "hint"))
  }

  @Test func `a pressable is as large as the largest of its children, which lie over all of it`() {
    let view = HeadlessHostingView {
      Column(alignment: .start) {
        Pressable(action: {}) {
          block(30, 10)
          Box(background: .blue)
        }
      }
    }
    #expect(view.first(HeadlessPressableView.self)?.frame.size == Size(width: 30, height: 10))
    #expect(view.boxes.map(\.size) == Array(repeating: Size(width: 30, height: 10), count: 2))
  }
}
