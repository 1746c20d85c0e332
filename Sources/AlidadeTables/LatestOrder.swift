import Synchronization

/// The order in which a table was built most recently; without one, no sorted elements are kept.
///
/// Can be used on any thread.
final class LatestOrder<Element: Sendable>: Sendable {
  private let latest = Mutex<RowOrder<Element>?>(nil)

  /// Replaces the order.
  ///
  /// - Parameter order: the new order; `nil` for the order of the elements.
  /// - Returns: the new order, with the elements that it has sorted if it is the same as before.
  func replace(with order: RowOrder<Element>?) -> RowOrder<Element>? {
    let (previous, current) = latest.withLock { latest in
      let previous = latest
      latest = order?.following(previous)
      return (previous, latest)
    }
    // Releasing elements can run application code, so do it outside the lock.
    withExtendedLifetime(previous) {}
    return current
  }
}
