/// An event of a unit during a pass.
///
/// A pass sends events in these steps, each complete before the next begins:
///
/// 1. `willUnmount`, in the order of the old tree; the view is still unchanged.
/// 2. `willMount` and `willUpdate`, in the order of the new tree.
/// 3. `willRelinquishView` and `didAcquireView`, while views are chosen and set up.
/// 4. `didMount` and `didUpdate`, children before their parents; every view is visible and in
///    place.
/// 5. `didUnmount`, in the order of the old tree.
public enum MountEvent: Hashable, Sendable {
  /// The unit is about to appear.
  case willMount
  /// The unit stays and is about to show a newer generation.
  case willUpdate
  /// The unit got a view; its attributes and its frame are set.
  case didAcquireView
  /// The unit is about to lose its view.
  case willRelinquishView
  /// The unit has appeared.
  case didMount
  /// The unit shows a newer generation.
  case didUpdate
  /// The unit is about to disappear.
  case willUnmount
  /// The unit has disappeared.
  case didUnmount
}
