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
      .clamped(to: shownText.unicodeScalars.count)
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
    // What is selected makes room first.
    edit(
      range,
      TextInputSession.fitting(
        text, into: shownText.replacing(range, by: ""), maximumLength: maximumLength))
  }

  private func edit(_ range: Range<Int>, _ inserted: String) {
    if range.isEmpty, inserted.isEmpty { return }
    show(
      shownText.replacing(range, by: inserted),
      TextSelection(caret: range.lowerBound + inserted.unicodeScalars.count))
  }

  private func show(_ text: String, _ selection: TextSelection) {
    shownText = text
    shownSelection = selection
    session.textDidChange()
    session.selectionDidChange()
  }

  private func characterRange(before place: Int) -> Range<Int> {
    let scalars = shownText.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: place)
    guard end > shownText.startIndex else { return 0..<0 }
    let start = shownText.index(before: end)
    return (place - scalars.distance(from: start, to: end))..<place
  }

  private func characterRange(after place: Int) -> Range<Int> {
    let scalars = shownText.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: place)
    guard start < shownText.endIndex else { return place..<place }
    return place..<(place + scalars.distance(from: start, to: shownText.index(after: start)))
  }
}

extension String {
  fileprivate func replacing(_ range: Range<Int>, by inserted: String) -> String {
    var scalars = unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
    let end = scalars.index(start, offsetBy: range.count)
    scalars.replaceSubrange(start..<end, with: inserted.unicodeScalars)
    return String(scalars)
  }
}
