import AlidadeCore
import AlidadeDiffing
import AlidadeRender

/// The rows of a list as an immutable value: their number, and the key and component of each row.
protocol ListRows: Sendable {
  var count: Int { get }

  /// The sections of the rows; `nil` if they aren't divided into sections.
  var sections: RowSections? { get }

  /// Returns the key of a row.
  func key(of row: Int) -> ComponentKey

  /// Returns the component of a row.
  func component(of row: Int) -> AnyComponent

  /// Returns the element of a row; `nil` for a header or a footer.
  func element(of row: Int) -> Any?

  /// Returns the place of a row in a tree; `nil` if the rows aren't those of a tree.
  func outline(of row: Int) -> RowOutline?

  /// Returns the rows around that of a node of a tree; `nil` if the rows aren't those of a tree.
  func nodeRows(of row: Int) -> NodeRows?

  /// Returns the first row with a key; `nil` if there is none.
  ///
  /// - Complexity: O(rows).
  func row(of key: ComponentKey) -> Int?

  /// A Boolean value that is `true` if the list sorts the elements, so that the user can't change
  /// their order.
  var isSorted: Bool { get }

  /// The number of elements that a comparison with other rows takes into account.
  var comparisonCost: Int { get }

  /// A Boolean value that is `false` if ``evaluated(after:)`` has left work for another thread.
  var isEvaluated: Bool { get }

  /// Returns a copy of the rows after work that their number depends on, such as evaluating a
  /// condition; `nil` if there is no such work.
  ///
  /// If that would take a long time, the rows have the number of the former rows, and are evaluated
  /// before they are shown.
  ///
  /// - Parameter previous: the rows that are shown in the meantime; `nil` if there are none.
  /// - Complexity: O(rows) without former rows.
  func evaluated(after previous: (any ListRows)?) -> Self?

  /// Returns the changes from the rows of `former` if finding them takes almost no time; otherwise,
  /// `nil`.
  func knownChanges(from previous: any ListRows) -> RowChanges?

  /// Returns the changes from the rows of `former`; `nil` if those are identified in another way.
  ///
  /// - Parameter progress: the progress; if it is canceled, the result is obsolete.
  /// - Complexity: O(rows).
  func changes(from previous: any ListRows, _ progress: ComparisonProgress) -> RowChanges?

  /// Returns `true` if a comparison with earlier rows is obsolete once these rows are to be shown.
  func supersedes(_ earlier: any ListRows) -> Bool

  /// These rows, if they follow a source that changes; otherwise, `nil`.
  var following: (any FollowingRows)? { get }
}

extension ListRows {
  /// `nil`, because the rows have no sections.
  var sections: RowSections? { nil }

  /// `false`, because the order is that of the application's elements.
  var isSorted: Bool { false }

  /// The number of rows.
  var comparisonCost: Int { count }

  /// `true`, because the number of rows is known.
  var isEvaluated: Bool { true }

  /// Returns `nil`, because the number of rows is known.
  func evaluated(after previous: (any ListRows)?) -> Self? { nil }

  /// Returns `true` unless the changes from the earlier rows are known.
  func supersedes(_ earlier: any ListRows) -> Bool { knownChanges(from: earlier) == nil }

  /// `nil`, because the rows don't change.
  var following: (any FollowingRows)? { nil }

  /// Returns `nil`, because the rows aren't those of a tree.
  func outline(of row: Int) -> RowOutline? { nil }

  /// Returns `nil`, because the rows aren't those of a tree.
  func nodeRows(of row: Int) -> NodeRows? { nil }

  /// A Boolean value that is `true` if the rows are few enough to visit them on the main thread.
  var isShort: Bool { count <= immediateCount }

  /// A Boolean value that is `true` if the elements, including those that aren't shown, are few
  /// enough to search them for a key on the main thread.
  var findsKeysImmediately: Bool { comparisonCost <= immediateCount }

  /// The maximum number of elements, in both contents together, that are compared on the main
  /// thread.
  private var immediateCount: Int { 2048 }

  /// Returns the changes from the rows of `former`; `nil` if there are too many rows to compare on
  /// the main thread.
  func immediateChanges(from previous: any ListRows) -> RowChanges? {
    if let known = knownChanges(from: previous) { return known }
    guard isEvaluated, isShort(with: previous) else { return nil }
    return allChanges(from: previous)
  }

  /// Returns `true` if these rows and those of `former` are few enough to compare them on the main
  /// thread.
  func isShort(with previous: any ListRows) -> Bool {
    comparisonCost + previous.comparisonCost <= immediateCount
  }

  /// Returns the changes from the rows of `former`.
  ///
  /// - Parameter progress: the progress; if it is canceled, the result is obsolete.
  /// - Complexity: O(rows).
  func allChanges(
    from previous: any ListRows, _ progress: ComparisonProgress = ComparisonProgress()
  ) -> RowChanges {
    if let changes = changes(from: previous, progress) { return changes }
    let map =
      progress.isCanceled
      ? nil
      : OffsetMap(
        from: (0..<previous.count).map(previous.key), to: (0..<count).map(key), id: { $0 },
        isCanceled: progress.pause)
    return RowChanges(map ?? .unrelated(previous.count, count))
  }
}

extension OffsetMap {
  /// Returns the map of two collections without a common element.
  static func unrelated(_ oldCount: Int, _ newCount: Int) -> OffsetMap {
    OffsetMap(oldCount: oldCount, newCount: newCount, pieces: [])
  }
}
