import AlidadeRender

// MARK: - What a user does

extension HeadlessTextInputView {
  /// Types characters, one after the other, in place of what is selected.
  ///
  /// - Returns: whether a user could have done so: the view is enabled, editable, reacts, and is not
  ///   hidden.
  @discardableResult
  public func type(_ characters: String) -> Bool {
    guard canBeEdited else { return false }
    for character in characters { insert(String(character)) }
    return true
  }

  /// Puts text in place of what is selected, in one step.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    guard canBeEdited else { return false }
    insert(text)
    return true
  }

  /// Deletes what is selected, or the character before the caret.
  @discardableResult
  public func deleteBackward() -> Bool {
    guard canBeEdited else { return false }
    let range = shownSelection.range
    edit(range.isEmpty ? characterRange(before: range.lowerBound) : range, "")
    return true
  }

  /// Deletes what is selected, or the character after the caret.
  @discardableResult
  public func deleteForward() -> Bool {
    guard canBeEdited else { return false }
    let range = shownSelection.range
    edit(range.isEmpty ? characterRange(after: range.upperBound) : range, "")
    return true
  }

  /// Selects a part of the text; places beyond its end count as the end.
  ///
  /// - Parameters:
  ///   - anchor: where the selection begins, in Unicode scalars.
  ///   - caret: where it ends and the caret is; `nil` to move the caret to `anchor`.
  @discardableResult
  public func select(from anchor: Int, to caret: Int? = nil) -> Bool {
    guard canBeFocused else { return false }
    shownSelection = TextSelection(anchor: anchor, caret: caret ?? anchor)
      .clamped(to: widgetCount)
    session.selectionDidChange()
    return true
  }

  /// Composes text with an input method: it is seen at the caret, in place of what was composed
  /// before, but is not part of the text yet.
  @discardableResult
  public func compose(_ text: String) -> Bool {
    guard canBeEdited else { return false }
    if composedText.isEmpty, !text.isEmpty, !shownSelection.range.isEmpty {
      edit(shownSelection.range, "")
    }
    composedText = text
    session.isBusy = !text.isEmpty
    return true
  }

  /// Ends composing by putting `text` into the text.
  @discardableResult
  public func commit(_ text: String) -> Bool {
    guard canBeEdited else { return false }
    endComposition()
    insert(text)
    return true
  }

  /// Presses Return in a view of one line, or Control and Return in one of several.
  @discardableResult
  public func submit() -> Bool {
    guard canBeFocused else { return false }
    submitHandler?.send()
    return true
  }

  /// Uses the keys that take back and make again, as a user presses them in the field.
  ///
  /// - Returns: whether there was something to do.
  func take(_ combination: KeyCombination) -> Bool {
    guard canBeEdited else { return false }
    return switch combination {
    case .undo: undo()
    case .redo, KeyCombination(.character("y"), .control): redo()
    default: false
    }
  }

  private var canBeEdited: Bool { canBeFocused && isEditable }

  func endComposition() {
    composedText = ""
    session.isBusy = false
  }

  private func insert(_ text: String) {
    let range = shownSelection.range
    // What is refused as a whole does not even make room.
    guard
      let entered = session.enterable(text, replacing: range, maximumLength: maximumLength)
    else { return }
    edit(range, entered)
  }

  private func edit(_ range: Range<Int>, _ inserted: String) {
    guard session.isWhole, !range.isEmpty || !inserted.isEmpty else { return }
    shownText.replaceScalars(in: range, with: inserted)
    shownSelection = TextSelection(caret: range.lowerBound + inserted.scalarCount)
    session.didReplace(range, with: inserted)
    session.textDidChange()
    session.selectionDidChange()
  }

  private func characterRange(before place: Int) -> Range<Int> {
    let end = shownText.index(ofScalar: place)
    guard end > shownText.startIndex else { return 0..<0 }
    let start = shownText.index(before: end)
    return (place - shownText.unicodeScalars.distance(from: start, to: end))..<place
  }

  private func characterRange(after place: Int) -> Range<Int> {
    let start = shownText.index(ofScalar: place)
    guard start < shownText.endIndex else { return place..<place }
    let end = shownText.index(after: start)
    return place..<(place + shownText.unicodeScalars.distance(from: start, to: end))
  }
}
