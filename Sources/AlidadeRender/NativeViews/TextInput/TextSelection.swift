/// What is selected in an editable text, and which end of it the caret is at.
///
/// Places are counted in Unicode scalars from the start of the text, which is how toolkits count
/// them: `text.unicodeScalars.count` is the end.
public struct TextSelection: Hashable, Sendable {
  /// Where the selection began; equal to ``caret`` when nothing is selected.
  public var anchor: Int
  /// Where the caret is.
  public var caret: Int

  /// Makes a selection; places below zero count as zero.
  public init(anchor: Int, caret: Int) {
    self.anchor = max(0, anchor)
    self.caret = max(0, caret)
  }

  /// A caret with nothing selected.
  public init(caret: Int) {
    self.init(anchor: caret, caret: caret)
  }

  /// What is selected; empty where only a caret is.
  public var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// The same with both places inside a text of `count` scalars.
  public func clamped(to count: Int) -> TextSelection {
    TextSelection(anchor: min(anchor, count), caret: min(caret, count))
  }
}
