/// The height of the rows of an inline list, as far as they are measured.
struct InlineHeight: Hashable, Sendable {
  /// The height of all rows, in points.
  let total: Double
  /// The number of elements that the component had at that time.
  let count: Int

  /// Returns the height of all rows, some of which may have been added or removed after others were
  /// measured.
  ///
  /// - Parameters:
  ///   - measured: the height as far as it is measured; `nil` if no row is measured.
  ///   - count: the number of rows.
  ///   - estimate: the height of the rows if none are measured.
  static func height(_ measured: InlineHeight?, of count: Int, estimated estimate: Double) -> Double
  {
    guard let measured else { return estimate }
    let added = Double(count - measured.count)
    return added < 0
      ? (measured.total * Double(count) / Double(measured.count)).rounded()
      : measured.total + added * estimate / Double(max(1, count))
  }
}
