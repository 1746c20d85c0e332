import AlidadeRender

/// A headless view that shows text.
public final class HeadlessTextView: HeadlessView, TextView {
  /// The text; `nil` shows nothing.
  public var textLayout: TextLayout? {
    didSet { didSet("textLayout", to: textLayout?.content.plainText ?? "nil") }
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
