/// A change of a text that can be undone and redone.
struct TextStep {
  /// The change from the old text to the new one.
  let redoing: TextReplacement
  /// The change from the new text to the old one.
  let undoing: TextReplacement
  /// The selection before the change.
  let selectionBefore: TextSelection
  /// The selection after the change.
  let selectionAfter: TextSelection
  /// A Boolean value that is `true` if letters were typed or deleted one by one, not pasted.
  private let isByLetter: Bool

  /// Creates a step from a change, or returns `nil` if the change leaves the text unchanged.
  ///
  /// - Parameters:
  ///   - edit: the change.
  ///   - after: the text after the change.
  ///   - count: the number of scalars in the text after the change.
  ///   - selection: the selection after the change.
  init?(_ edit: TextEdit, to after: String, count: Int, _ selection: TextSelection) {
    let following = max(0, count - selection.caret)
    guard let redoing = edit.replacement(in: after, following: following) else { return nil }
    self.init(redoing, of: edit.before, edit.selectionBefore, selection)
  }

  /// Creates the step between two texts, or returns `nil` if they are the same.
  init?(
    from before: String, _ selectionBefore: TextSelection, to after: String,
    _ selectionAfter: TextSelection
  ) {
    let following = after.scalars(after: selectionAfter.caret)
    guard let redoing = TextReplacement(from: before, to: after, following: following) else {
      return nil
    }
    self.init(redoing, of: before, selectionBefore, selectionAfter)
  }

  private init(
    _ redoing: TextReplacement, of before: String, _ selectionBefore: TextSelection,
    _ selectionAfter: TextSelection
  ) {
    let undoing = redoing.inverse(in: before)
    let isByLetter =
      redoing.replacement.isEmpty
      ? undoing.replacement.isCharacter
      : undoing.replacement.isEmpty && redoing.replacement.isCharacter
    self.init(redoing, undoing, selectionBefore, selectionAfter, isByLetter: isByLetter)
  }

  private init(
    _ redoing: TextReplacement, _ undoing: TextReplacement, _ selectionBefore: TextSelection,
    _ selectionAfter: TextSelection, isByLetter: Bool
  ) {
    self.isByLetter = isByLetter
    self.redoing = redoing
    self.undoing = undoing
    self.selectionBefore = selectionBefore
    self.selectionAfter = selectionAfter
  }

  /// Returns this step and the next as one if they count as one for the user, such as letters of
  /// one word.
  func continued(by next: TextStep) -> TextStep? {
    guard isByLetter, next.isByLetter, let both = typed(with: next) ?? deleted(with: next) else {
      return nil
    }
    return TextStep(
      both.redoing, both.undoing, selectionBefore, next.selectionAfter, isByLetter: true)
  }

  private typealias Pair = (redoing: TextReplacement, undoing: TextReplacement)

  /// Returns both steps as one if a letter follows letters; white space after a word begins a new
  /// step.
  private func typed(with next: TextStep) -> Pair? {
    guard redoing.range.isEmpty, next.redoing.range.isEmpty,
      next.redoing.range.lowerBound == redoing.range.lowerBound + redoing.insertedCount,
      let letter = next.redoing.replacement.first,
      let last = redoing.replacement.last, !letter.isWhitespace || last.isWhitespace
    else { return nil }
    let both = redoing.with(redoing.range, redoing.replacement + next.redoing.replacement)
    let start = redoing.range.lowerBound
    return (both, next.undoing.with(start..<(start + both.insertedCount), ""))
  }

  /// Returns both steps as one if a letter was deleted directly before or after the letters already
  /// deleted.
  private func deleted(with next: TextStep) -> Pair? {
    guard redoing.insertedCount == 0, next.redoing.insertedCount == 0 else { return nil }
    let (first, second) = (redoing.range, next.redoing.range)
    if second.upperBound == first.lowerBound {
      let letters = next.undoing.replacement + undoing.replacement
      let start = second.lowerBound
      return (redoing.with(start..<first.upperBound, ""), next.undoing.with(start..<start, letters))
    }
    guard second.lowerBound == first.lowerBound else { return nil }
    let letters = undoing.replacement + next.undoing.replacement
    let start = first.lowerBound
    return (
      redoing.with(start..<(first.upperBound + second.count), ""),
      next.undoing.with(start..<start, letters)
    )
  }
}

extension String {
  /// A Boolean value that is `true` if the string has exactly one character.
  fileprivate var isCharacter: Bool { !isEmpty && index(after: startIndex) == endIndex }
}
