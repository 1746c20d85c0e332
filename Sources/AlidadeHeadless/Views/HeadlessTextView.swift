import AlidadeRender

/// A headless view that shows text.
public final class HeadlessTextView: HeadlessView, TextView, FocusableView {
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

  /// The handler of the user's input that selects text; `nil` for text that can't be selected.
  public var selectionHandler: EventHandler<TextSelectionEvent>? {
    didSet {
      didSet("selectionHandler", to: selectionHandler == nil ? "nil" : "handler")
      if selectionHandler == nil { windowFocus?.leave(self) }
    }
  }

  var takesFocus: Bool { selectionHandler != nil }

  var usesPresses: Bool { selectionHandler != nil }

  override func didChangeFocus(_ hasFocus: Bool) {
    if hasFocus { windowFocus?.textDidGainFocus(self) }
  }

  /// Offers a key to the text.
  ///
  /// - Returns: `true` if the text used the key.
  func use(_ key: KeyCombination) -> Bool {
    guard isReactive, let selectionHandler, selectionHandler.action != nil else { return false }
    let press = KeyPress(key)
    selectionHandler.send(.key(press))
    return press.isHandled
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
