/// A component that has a stateful view and may have to give it up.
@MainActor package protocol StatefulViewOwner: AnyObject {
  /// The identity of the owner.
  var ownerIdentity: UnitIdentity { get }

  /// The kind of the owner's view; `nil` without a view.
  var statefulViewKind: StatefulViewKind? { get }

  /// The owner's places in the pool's queues; used only by the pool.
  var poolPlaces: StatefulViewPool.OwnerPlaces { get set }

  /// Gives up the view, unless it is in use or the owner refuses.
  func relinquish() -> StatefulViewRelinquishment

  /// Gives up the view even if the owner refuses, unless it is in use.
  func surrender() -> StatefulViewRelinquishment
}

/// An owner's answer to a request to give up its view.
@MainActor package enum StatefulViewRelinquishment {
  /// There is no view to give up, or it is in use.
  case unneeded
  /// The owner keeps the view although it isn't visible.
  case refused
  /// The owner gave up the view; a view that isn't reusable is discarded.
  case relinquished(MovableView, isReusable: Bool)
}

/// A kind of interchangeable stateful views, and its limits.
@MainActor package struct StatefulViewKind {
  /// The key of the kind; views with equal keys are interchangeable.
  let key: StatefulViewKey
  /// The maximum number of free views; negative for no limit.
  let maximumCount: Int
  /// The maximum number of owners that may refuse to give up a view; negative for no limit.
  let maximumRefusalCount: Int
  /// A closure that returns `true` as long as the context for which the views were created exists.
  let isValid: @MainActor () -> Bool

  /// Creates a kind.
  package init(
    key: StatefulViewKey, maximumCount: Int, maximumRefusalCount: Int = -1,
    isValid: @escaping @MainActor () -> Bool
  ) {
    self.key = key
    self.maximumCount = maximumCount
    self.maximumRefusalCount = maximumRefusalCount
    self.isValid = isValid
  }
}
