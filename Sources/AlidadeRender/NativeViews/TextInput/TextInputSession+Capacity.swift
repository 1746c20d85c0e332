// Text that is too long for the user or the widget.
extension TextInputSession {
  /// Returns the part of the user's input that may be entered.
  ///
  /// Input beyond `maximumLength` is omitted. Input that the widget can't hold is rejected as a
  /// whole, and reported once; see ``takeBack()``.
  ///
  /// - Parameters:
  ///   - inserted: the text to insert.
  ///   - range: the range that it replaces, in Unicode scalars.
  ///   - maximumLength: the maximum number of characters in total; `nil` for no limit.
  /// - Returns: the text that may be entered; `nil` if the input is rejected as a whole.
  /// - Complexity: O(bytes of `inserted`), unless the text may be too long.
  public func acceptedInput(
    _ inserted: String, replacing range: Range<Int>, maximumLength: Int?
  ) -> String? {
    guard holdsAllText else { return nil }
    let fitting = inserted.fitting(into: known, replacing: range, maximumLength: maximumLength)
    guard let capacity = target.widgetCapacity, !fitting.isEmpty else { return fitting }
    let added = fitting.shownByteCount
    guard known.utf8.count + added > capacity - 2 * known.zeroCount else { return fitting }
    let removed = range.isEmpty ? 0 : known.scalars(in: range).shownByteCount
    guard known.shownByteCount - removed + added > capacity else { return fitting }
    reportCapacity(capacity, "The user's input is refused.")
    return nil
  }

  /// Reports once that the widget can't hold all of the text.
  func reportCapacity(_ capacity: Int, _ consequence: String) {
    if hasReported { return }
    hasReported = true
    Diagnostics.report(
      Diagnostic(
        "A text is too long for a single-line field.",
        values: ["text   \(known.utf8.count) bytes", "limit  \(capacity) bytes"],
        remedy: """
          \(consequence) The state keeps the whole text. Use a TextEditor for long texts, or limit what the user can \
          enter with `maximumLength`.
          """))
  }
}
