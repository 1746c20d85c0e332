import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct TextEditorTests {
  private struct Draft: Component {
    let initial: String
    let lines: ClosedRange<Int>
    func initialState() -> String { initial }

    func body(_ context: Context<String>) -> some Component {
      TextEditor("What is new?", text: context.state) { text in context.update { $0 = text } }
        .lines(lines)
    }
  }

  private func show(
    _ text: String, lines: ClosedRange<Int>
  ) throws -> (HeadlessHostingView, HeadlessTextInputView) {
    let view = HeadlessHostingView {
      Column(alignment: .start) { Draft(initial: text, lines: lines).frame(width: 112) }
    }
    return (view, try #require(view.first()))
  }

  @Test func `an editor grows and shrinks with its lines between bounds`() throws {
    let (view, editor) = try show("", lines: 2...4)
    // A line is 19 points high, and 6 are around the text on all sides.
    #expect(editor.frame.size == Size(width: 112, height: 2 * 19 + 12))
    editor.type("a\nb")
    #expect(editor.frame.size.height == 2 * 19 + 12)
    editor.type("\n")
    #expect(editor.frame.size.height == 3 * 19 + 12, "The caret is on a line of its own.")
    editor.type("c\nd\ne\nf")
    #expect(editor.frame.size.height == 4 * 19 + 12)
    editor.select(from: 0, to: 99)
    editor.deleteBackward()
    #expect(editor.frame.size.height == 2 * 19 + 12)
    #expect(view.settle())
  }

  @Test func `long lines are broken where they would be`() throws {
    let (view, editor) = try show("", lines: 1...9)
    #expect(editor.frame.size.height == 31)
    editor.type("one two three four five")
    #expect(editor.frame.size.height == 2 * 19 + 12)
    #expect(view.settle())
  }

  @Test func `a field is as high as a line and as wide as there is room`() throws {
    let view = HeadlessHostingView {
      Row(alignment: .start) {
        TextField(text: "a") { _ in }.grow()
        SearchField(text: "b") { _ in }
      }
    }
    let fields = view.root.descendants.compactMap { $0 as? HeadlessTextInputView }
    #expect(
      fields.map(\.frameInRoot.size) == [
        Size(width: 150, height: 31), Size(width: 150, height: 31),
      ])
    view.update { TextField(text: "a") { _ in }.textStyle(TextStyle(size: 40)) }
    #expect(view.host.sizeThatFits(.unbounded) == Size(width: 200, height: 50 + 12))
  }
}
