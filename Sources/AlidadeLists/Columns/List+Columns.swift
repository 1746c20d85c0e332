extension List {
  /// Arranges rows side by side, in columns of the same width.
  ///
  /// ```swift
  /// List(photos) { PhotoCell(photo: $0) }
  ///   .columns(.adaptive(minimum: 160), spacing: 8)
  /// ```
  ///
  /// The rows fill one line after the other. A line is as tall as the tallest of its rows. Headers
  /// and footers of sections are as wide as the list, and each section begins a new line. The state
  /// of a row belongs to its id, whatever line it is in. With a selection, all four arrow keys move
  /// from row to row.
  ///
  /// - Parameters:
  ///   - columns: the number of columns, or their minimum width.
  ///   - spacing: the space between columns, in points; negative and nonfinite values count as
  ///     zero.
  ///   - lineSpacing: the space between lines, in points; `nil` for `spacing`.
  public func columns(
    _ columns: ListColumns, spacing: Double = 0, lineSpacing: Double? = nil
  ) -> List {
    func distance(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
    return with {
      $0.columns = ListOptions.Columns(
        columns: columns, spacing: distance(spacing),
        lineSpacing: distance(lineSpacing ?? spacing))
    }
  }
}
