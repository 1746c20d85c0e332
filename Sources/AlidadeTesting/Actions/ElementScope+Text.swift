import AlidadeHeadless
import AlidadeRender
import Testing

extension ElementScope {
  /// Gives the keyboard focus to a text field, and types text character by character.
  ///
  /// The text is inserted at the caret, and replaces the selection. Characters that the field
  /// rejects, such as those beyond its maximum length, are omitted. In a field with a single line,
  /// a line feed stands for the Return key, which submits the field.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - finder: the field, by its placeholder, label or text.
  ///   - sourceLocation: the location where failures are recorded.
  /// - Throws: an error if there isn't exactly one such field, or if a user couldn't type into it.
  public func type(
    _ text: String, into finder: some Finder,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try edit(finder, at: sourceLocation) { host.enter(text, in: $0) }
  }

  /// Selects and deletes the text of a text field.
  ///
  /// - Throws: an error if there isn't exactly one such field, or if a user couldn't edit it.
  public func clear(
    _ finder: some Finder, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try edit(finder, at: sourceLocation) { field in
      field.select(from: 0, to: field.text.unicodeScalars.count) && field.deleteBackward()
    }
  }

  private func edit(
    _ finder: some Finder, at sourceLocation: Testing.SourceLocation,
    _ body: (HeadlessTextInputView) -> Bool
  ) throws {
    try use(
      finder, that: "is a text field", at: sourceLocation, { $0 as? HeadlessTextInputView }
    ) { field in
      if host.mountHost.focusedView !== field { host.mountHost.moveFocus(to: field) }
      guard field.isEditable else { throw TestFailure("The text field is read-only.") }
      return body(field)
    }
  }
}

extension TestHost {
  /// Types text as a user does, with the Return key between the lines.
  ///
  /// - Returns: `true` if a user could do so.
  func enter(_ text: String, in field: HeadlessTextInputView) -> Bool {
    guard field.kind != .multiLine, let end = text.firstIndex(where: \.isNewline) else {
      return field.type(text)
    }
    guard field.type(String(text[..<end])), field.submit() else { return false }
    let rest = text[text.index(after: end)...]
    if rest.isEmpty { return true }
    // Submitting a field may clear it, or move the focus to the next one.
    runPendingWork()
    guard let next = focusedView as? HeadlessTextInputView else { return false }
    return enter(String(rest), in: next)
  }
}
