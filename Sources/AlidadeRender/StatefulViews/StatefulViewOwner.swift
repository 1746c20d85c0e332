/// A component's side of its stateful view, which it may have to let go of.
@MainActor package protocol StatefulViewOwner: AnyObject {
  /// The identity that tells the owner from all others.
  var ownerIdentity: UnitIdentity { get }

  /// The use that the owner's view can be put to; `nil` without a view.
  var statefulViewKind: StatefulViewKind? { get }

  /// Where the pool has noted the owner; for the pool only.
  var poolPlaces: StatefulViewPool.OwnerPlaces { get set }

  /// Lets go of the view, unless it is in use or the owner refuses.
  func relinquish() -> StatefulViewRelinquishment

  /// Lets go of the view, unless it is in use, although the owner refuses.
  func surrender() -> StatefulViewRelinquishment
}

/// An owner's answer when it is asked to let go of its view.
@MainActor package enum StatefulViewRelinquishment {
  /// There is no view to let go of, or it is in use.
  case unneeded
  /// The owner keeps the view although nobody sees it.
  case refused
  /// The owner has let go of the view; one that is not reusable is thrown away.
  case relinquished(MovableView, isReusable: Bool)
}

/// The use that a stateful view can be put to, and how many of its kind may wait or be kept.
@MainActor package struct StatefulViewKind {
  /// Views with equal keys can take each other's places.
  package let key: StatefulViewKey
  /// How many of them may wait; a negative number for as many as there are.
  package let maximumCount: Int
  /// How many of their owners may refuse to let go; a negative number for all.
  package let maximumRefusalCount: Int
  /// Returns `true` as long as what the views were made for exists.
  package let isValid: @MainActor () -> Bool

  /// Describes a kind.
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
