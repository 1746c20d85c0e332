import AlidadeRender

/// Rows of a source that changes; immutable objects.
protocol FollowingRows: AnyObject, ListRows {
  var followed: any FollowedSource { get }
  /// The version of the source.
  var version: Int { get }
  /// A Boolean value that is `true` if these rows can be shown, and the source has no newer
  /// elements.
  var isNewest: Bool { get }

  /// The rows of the newest elements, before they are evaluated; `nil` if these are the newest.
  var newer: Self? { get }

  /// Returns the newest rows of the source.
  ///
  /// - Parameters:
  ///   - shown: the rows that are shown.
  ///   - progress: the progress; if it is canceled, the result is obsolete.
  /// - Complexity: O(rows).
  func newest(after shown: any ListRows, _ progress: ComparisonProgress) -> Self

  /// Returns the newest rows of the source; `nil` if that would take a long time.
  ///
  /// - Parameter shown: the rows that are shown.
  func immediateNewest(after shown: any ListRows) -> Self?
}

extension FollowingRows {
  var following: (any FollowingRows)? { self }

  /// Returns the newest animation of the changes that led from former rows to these; `nil` if none
  /// has one.
  func animation(after previous: any ListRows) -> Animation? {
    guard let previous = previous.following, previous.followed === followed else { return nil }
    return followed.animation(from: previous.version, to: version)
  }
}
