import AlidadeLayout
import AlidadeRender

/// The characters of a text that the user has selected.
struct SelectedCharacters: Equatable, Sendable {
  /// The characters where the selection began; `nil` until the user presses.
  private var anchor: Range<Int>?
  /// The characters where it ends.
  private var focus = 0..<0
  private var unit = TextSelectionUnit.character
  /// The text to which the selection refers.
  private var text = ""

  /// Returns the selected bytes of a text; `nil` if none are selected, or if they have changed.
  func range(in text: String) -> Range<Int>? {
    guard let anchor else { return nil }
    let range =
      min(anchor.lowerBound, focus.lowerBound)..<max(anchor.upperBound, focus.upperBound)
    guard !range.isEmpty else { return nil }
    // A text that only grows, such as that of a message that is arriving, keeps its selection.
    let end = range.upperBound
    let isSame =
      text.hasSameScalars(as: self.text)
      || (text.utf8.count >= end && text.utf8.prefix(end).elementsEqual(self.text.utf8.prefix(end)))
    return isSame ? range : nil
  }

  /// Selects at a press, or extends the selection to it with Shift.
  mutating func press(_ press: TapEvent, in layout: TextLayout, width: Double) {
    let string = layout.content.plainText
    let hit = layout.place(at: press.location, width: width)
    unit = TextSelectionUnit(pressCount: press.count)
    let isExtending =
      press.modifiers.contains(.shift) && anchor != nil && string.hasSameScalars(as: text)
    focus = unit.range(at: hit, in: string)
    if !isExtending { anchor = focus }
    text = string
  }

  /// Selects up to the pointer.
  mutating func drag(to point: Point, in layout: TextLayout, width: Double) {
    guard anchor != nil, layout.content.plainText.hasSameScalars(as: text) else { return }
    focus = unit.range(at: layout.place(at: point, width: width), in: text)
  }

  /// Moves the end of the selection.
  mutating func extend(by movement: CaretMovement, in layout: TextLayout, width: Double) {
    let string = layout.content.plainText
    if anchor == nil || !string.hasSameScalars(as: text) { (anchor, focus) = (0..<0, 0..<0) }
    text = string
    let start = anchor ?? 0..<0
    let isForward = focus.upperBound >= start.upperBound
    // Whole words are selected from one edge to the other: only the caret moves.
    let fixed = isForward ? start.lowerBound : start.upperBound
    anchor = fixed..<fixed
    let caret = isForward ? focus.upperBound : focus.lowerBound
    let new = movement.place(from: caret, in: layout, width: width)
    focus = new..<new
  }

  /// Selects all characters.
  mutating func selectAll(of string: String) {
    text = string
    anchor = 0..<string.utf8.count
    focus = 0..<string.utf8.count
  }

  /// Clears the selection.
  mutating func clear() { self = SelectedCharacters() }
}
