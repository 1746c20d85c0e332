/// Who has a stateful view and may have to let go of it.
@MainActor package protocol StatefulViewOwner: AnyObject {
  /// What tells the owner from all others.
  var ownerIdentity: UnitIdentity { get }

  /// What the owner's view can be used for.
  var statefulViewKind: StatefulViewKind? { get }

  /// Whether the pool is going to ask the owner to let go; for the pool only.
  var isAwaitingRelinquishment: Bool { get set }

  /// Lets go of the view, unless it is in use or the owner refuses.
  func relinquish() -> StatefulViewRelinquishment

  /// Lets go of the view, unless it is in use, although the owner refuses.
  func surrender() -> StatefulViewRelinquishment
}

/// What an owner answers when it is asked to let go of its view.
@MainActor package enum StatefulViewRelinquishment {
  /// There is no view to let go of, or it is in use.
  case unneeded
  /// The owner wants to keep the view although nobody sees it.
  case refused
  /// The owner has let go of the view; one that is not reusable is thrown away.
  case relinquished(MovableView, isReusable: Bool)
}

/// What a stateful view can be used for, and how many of its kind may wait or be kept.
@MainActor package struct StatefulViewKind {
  /// Views with equal keys can take each other's places.
  package let key: StatefulViewKey
  /// How many of them may wait; a negative number for as many as there are.
  package let maximumCount: Int
  /// How many of their owners may refuse to let go; a negative number for all.
  package let maximumRefusalCount: Int
  /// Whether what the views were made for still exists.
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
