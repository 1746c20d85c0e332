import AlidadeCore

/// The rows of a list as one immutable value: how many there are, what tells them apart, and the
/// component of each.
final class ListContent: Sendable {
  let count: Int
  /// The height that rows are taken to have until they are measured, in points.
  let estimatedRowHeight: Double
  private let keyOfRow: @Sendable (Int) -> ComponentKey
  private let componentOfRow: @Sendable (Int) -> AnyComponent
  private let data: any Sendable
  private let hasSameData: @Sendable (any Sendable) -> Bool
  /// Where the list stands.
  let place: ComponentPlace?

  /// - Parameters:
  ///   - data: what the rows were made of.
  ///   - count: the number of rows.
  ///   - estimatedRowHeight: the height of rows that were not measured, in points.
  ///   - key: what tells a row from all others.
  ///   - component: what a row shows.
  ///   - hasSameData: whether what other rows were made of is the same.
  init(
    data: any Sendable, count: Int, estimatedRowHeight: Double,
    key: @escaping @Sendable (Int) -> ComponentKey,
    component: @escaping @Sendable (Int) -> AnyComponent,
    hasSameData: @escaping @Sendable (any Sendable) -> Bool
  ) {
    place = nil
    self.data = data
    self.count = count
    self.estimatedRowHeight = estimatedRowHeight
    keyOfRow = key
    componentOfRow = component
    self.hasSameData = hasSameData
  }

  /// The rows of `other`, in a place.
  init(_ other: ListContent, in place: ComponentPlace?) {
    self.place = place
    data = other.data
    count = other.count
    estimatedRowHeight = other.estimatedRowHeight
    keyOfRow = other.keyOfRow
    componentOfRow = other.componentOfRow
    hasSameData = other.hasSameData
  }

  /// What tells a row from all others.
  func key(of row: Int) -> ComponentKey { keyOfRow(row) }

  /// What a row shows.
  func component(of row: Int) -> AnyComponent { componentOfRow(row) }

  /// Whether `other` has the same rows in the same order, though they may show something else.
  func isOfSameRows(as other: ListContent) -> Bool { hasSameData(other.data) }
}
