import AlidadeRender

// MARK: - User actions

extension HeadlessTextInputView {
  /// Types characters one by one.
  ///
  /// The first character replaces the selection.
  ///
  /// - Returns: `true` if a user could do so: the view is enabled, editable, interactive and
  ///   visible.
  @discardableResult
  public func type(_ characters: String) -> Bool {
    guard canBeEdited else { return false }
    // A character may remove the view.
    for character in characters where canBeEdited { insert(String(character)) }
    return true
  }

  /// Replaces the selection with text in one step.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    guard canBeEdited else { return false }
    insert(text)
    return true
  }

  /// Deletes the selection, or the character before the caret if nothing is selected.
  @discardableResult
  public func deleteBackward() -> Bool {
    guard canBeEdited else { return false }
    let range = shownSelection.range
    edit(range.isEmpty ? characterRange(before: range.lowerBound) : range, "")
    return true
  }

  /// Deletes the selection, or the character after the caret if nothing is selected.
  @discardableResult
  public func deleteForward() -> Bool {
    guard canBeEdited else { return false }
    let range = shownSelection.range
    edit(range.isEmpty ? characterRange(after: range.upperBound) : range, "")
    return true
  }

  /// Selects a part of the text; offsets beyond its end are clamped.
  ///
  /// - Parameters:
  ///   - anchor: the start of the selection, in Unicode scalars.
  ///   - caret: the end of the selection and the position of the caret; `nil` moves the caret to
  ///     `anchor`.
  @discardableResult
  public func select(from anchor: Int, to caret: Int? = nil) -> Bool {
    guard canBeFocused else { return false }
    shownSelection = TextSelection(anchor: anchor, caret: caret ?? anchor)
      .clamped(to: widgetCount)
    session.selectionDidChange()
    return true
  }

  /// Composes text as an input method does.
  ///
  /// The text appears at the caret and replaces the previous composition, but isn't part of the
  /// view's text yet.
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

  /// Ends the composition and inserts `text`.
  @discardableResult
  public func commit(_ text: String) -> Bool {
    guard canBeEdited else { return false }
    endComposition()
    insert(text)
    return true
  }

  /// Submits the text, as Return does in a single-line view and ``submitKey`` in a multiline view.
  @discardableResult
  public func submit() -> Bool {
    guard canBeFocused else { return false }
    submitHandler?.send()
    return true
  }

  /// The commands that the user can perform now.
  public var editingCommands: EditingCommands {
    guard canBeFocused else { return [] }
    return session.editingCommands(isEditable: isEditable, canPaste: clipboardText != nil)
  }

  /// Performs a command.
  ///
  /// - Returns: `false` if the user can't perform it.
  @discardableResult
  public func perform(_ command: EditingCommands) -> Bool {
    guard editingCommands.contains(command) else { return false }
    switch command {
    case .undo: return undo()
    case .redo: return redo()
    case .cut: return copySelection() && deleteForward()
    case .copy: return copySelection()
    case .paste: return paste(clipboardText ?? "")
    case .delete: return deleteForward()
    case .selectAll: return select(from: 0, to: widgetCount)
    default: return false
    }
  }

  private var clipboardText: String? {
    if case .text(let text)? = host?.clipboard { text } else { nil }
  }

  private func copySelection() -> Bool {
    host?.copy(.text(shownText.scalars(in: shownSelection.range)))
    return host != nil
  }

  /// Handles Return and the keys for editing commands.
  ///
  /// - Returns: `true` if the view used the key.
  func take(_ combination: KeyCombination) -> Bool {
    if combination.key == .enter { return takeEnter(combination) }
    guard let command = EditingCommands(combination) else { return false }
    // A user who cuts means the text of the field, and must not lose anything else.
    return perform(command) || command == .cut
  }

  /// Submits the text or inserts a line break; during a composition, commits the composed text.
  private func takeEnter(_ combination: KeyCombination) -> Bool {
    if isComposing { return commit(composedText) }
    if kind == .multiLine {
      return submitKey?.isPressed(by: combination) == true ? submit() : type("\n")
    }
    return combination.modifiers.isEmpty && submit()
  }

  var canBeEdited: Bool { canBeFocused && isEditable }

  func endComposition() {
    composedText = ""
    session.isBusy = false
  }

  private func insert(_ text: String) {
    let range = shownSelection.range
    // If the whole text is refused, the selection isn't replaced.
    guard
      let entered = session.acceptedInput(text, replacing: range, maximumLength: maximumLength)
    else { return }
    edit(range, entered)
  }

  /// Replaces a part of the text.
  ///
  /// - Parameters:
  ///   - range: the part, in Unicode scalars.
  ///   - inserted: the text in its place.
  ///   - selection: the selection after that; `nil` for the caret after the new text.
  func edit(_ range: Range<Int>, _ inserted: String, _ selection: TextSelection? = nil) {
    guard session.holdsAllText, !range.isEmpty || !inserted.isEmpty else { return }
    shownText.replaceScalars(in: range, with: inserted)
    shownSelection =
      selection ?? TextSelection(caret: range.lowerBound + inserted.scalarCount)
    session.didReplace(range, with: inserted)
    session.textDidChange()
    session.selectionDidChange()
  }

  /// Moves the caret by a character, or to an edge of the selection.
  func moveCaret(forward: Bool) -> Bool {
    let range = shownSelection.range
    if !range.isEmpty { return select(from: forward ? range.upperBound : range.lowerBound) }
    return select(
      from: forward
        ? characterRange(after: range.upperBound).upperBound
        : characterRange(before: range.lowerBound).lowerBound)
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
