import AlidadeRender

extension List {
  /// Draws a line between rows that show elements.
  ///
  /// ```swift
  /// List(mails) { MailRow(mail: $0) }.separators(start: 48)
  /// ```
  ///
  /// The lines are a pixel high, at the bottom of the rows, in the color ``Color/separator``. They
  /// take up no space and need no views. No line is drawn next to a header or a footer, or at the
  /// ends of the list.
  ///
  /// - Parameters:
  ///   - start: the distance from the edge where the row starts, in points; negative and nonfinite
  ///     values count as zero.
  ///   - end: the distance from the other edge, in points; the same applies as for `start`.
  public func separators(start: Double = 0, end: Double = 0) -> List {
    func distance(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
    return with { $0.separator = RowSeparator(left: distance(start), right: distance(end)) }
  }
}
