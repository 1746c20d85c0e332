import AlidadeRender

/// A headless view that shows text.
public final class HeadlessTextView: HeadlessView, TextView {
  /// The text; `nil` shows nothing.
  public var textLayout: TextLayout? {
    didSet { didSet("textLayout", to: textLayout?.content.plainText ?? "nil") }
  }

  /// The characters that look selected, in bytes of UTF-8; `nil` for none.
  public var selectedRange: Range<Int>? {
    didSet {
      guard selectedRange != oldValue else { return }
      didSet("selectedRange", to: selectedRange.map { "\($0)" } ?? "nil")
    }
  }

  /// The text that looks selected; `nil` for none.
  public var selectedText: String? {
    guard let selectedRange, let text = textLayout?.content.plainText else { return nil }
    let count = text.utf8.count
    let range = selectedRange.clamped(to: 0..<count)
    return String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// The text cursor over text that can be selected.
  override var ownCursor: Cursor? { isSelectableText ? .text : nil }

  /// The state descriptions of every view, then the characters that look selected.
  public override var stateDescriptions: [String] {
    super.stateDescriptions
      + (selectedRange.map { ["selected \($0.lowerBound)..<\($0.upperBound)"] } ?? [])
  }

  /// The name of this kind of view: `text`.
  public override var kindName: String { "text" }

  /// The laid-out text, including ellipses, with a line feed between lines; `nil` if there is no
  /// text.
  public override var visibleText: String? {
    guard let textLayout else { return nil }
    guard let lines = textLayout.payload as? HeadlessTextLines else {
      return textLayout.content.plainText
    }
    return lines.lines.map(\.text).joined(separator: "\n")
  }
}
