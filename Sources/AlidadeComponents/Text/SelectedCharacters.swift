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

  /// The characters from the anchor to the focus; empty until the user presses.
  private var span: Range<Int> {
    guard let anchor else { return 0..<0 }
    return min(anchor.lowerBound, focus.lowerBound)..<max(anchor.upperBound, focus.upperBound)
  }

  /// Returns the selected bytes of a text; `nil` if none are selected, or if they have changed.
  func range(in string: String) -> Range<Int>? {
    span.isEmpty || !isValid(in: string) ? nil : span
  }

  /// Returns `true` if a text has the same characters up to the end of the selection.
  ///
  /// A text that only grows, such as that of a message that is arriving, keeps its selection.
  private func isValid(in string: String) -> Bool {
    string.hasSameBytes(as: text, upTo: span.upperBound)
  }

  /// Makes the selection refer to a newer text; clears it if its characters have changed.
  private mutating func adopt(_ string: String) {
    if !isValid(in: string) { clear() }
    text = string
  }

  /// Selects at a press, or extends the selection to it with Shift.
  mutating func press(_ press: TapEvent, in layout: TextLayout, width: Double) {
    adopt(layout.content.plainText)
    let hit = layout.place(at: press.location, width: width)
    unit = TextSelectionUnit(pressCount: press.count)
    focus = unit.range(at: hit, in: text)
    if anchor == nil || !press.modifiers.contains(.shift) { anchor = focus }
  }

  /// Selects up to the pointer.
  mutating func drag(to point: Point, in layout: TextLayout, width: Double) {
    adopt(layout.content.plainText)
    if anchor == nil { return }
    focus = unit.range(at: layout.place(at: point, width: width), in: text)
  }

  /// Moves the end of the selection.
  mutating func extend(by movement: CaretMovement, in layout: TextLayout, width: Double) {
    adopt(layout.content.plainText)
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
