import AlidadeRender

/// A view without a toolkit that shows text.
public final class HeadlessTextView: HeadlessView, TextView {
  /// The text shown; `nil` shows nothing.
  public var textLayout: TextLayout? {
    didSet { didSet("textLayout", to: textLayout?.content.plainText ?? "nil") }
  }

  /// `text`.
  public override var kindName: String { "text" }

  /// The text with the ellipses that it is shown with, a line each; `nil` without text.
  public override var visibleText: String? {
    guard let textLayout else { return nil }
    guard let lines = textLayout.payload as? HeadlessTextLines else {
      return textLayout.content.plainText
    }
    return lines.lines.map(\.text).joined(separator: "\n")
  }
}
