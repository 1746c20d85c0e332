import AlidadeLayout

/// What a backend implements: everything that mounting asks of a toolkit.
///
/// All on the main thread unless marked otherwise. The views handed in are those that this host
/// made, that a ``ViewClass`` of the same toolkit made, the ``NativeView/contentView`` of one of these,
/// or the root of a hosting view.
@MainActor public protocol MountHost: WorkScheduler, ClipboardAccess {
  /// Makes a view of a kind that every backend has.
  func makeView(_ viewClass: PortableViewClass) -> any NativeView

  /// Puts a view that has no parent into `parent`, directly above `sibling`, or below all other
  /// views when `sibling` is `nil`.
  ///
  /// The view is visible.
  func insert(
    _ view: any NativeView, into parent: any NativeView, above sibling: (any NativeView)?)

  /// Moves a view within its parent, directly above `sibling`, or below all other views when
  /// `sibling` is `nil`.
  ///
  /// Neither the focus nor anything else about the view may be lost.
  func move(_ view: any NativeView, in parent: any NativeView, above sibling: (any NativeView)?)

  /// Returns the views in `parent`, from the lowest to the topmost, with those that are hidden and
  /// those that Alidade did not put there.
  func subviews(of parent: any NativeView) -> [any NativeView]

  /// Takes a view out of its parent, for good.
  func remove(_ view: any NativeView, from parent: any NativeView)

  /// Is true when a view is directly in `parent`, as the toolkit sees it: somebody else may have
  /// taken it out.
  func isView(_ view: any NativeView, in parent: any NativeView) -> Bool

  /// Takes a view out of whatever it is in, if it is in anything, and puts it into another view,
  /// above all views there, perhaps in another window.
  ///
  /// What the view remembers stays, and so does the keyboard focus in it, also when it was lost in
  /// this turn of the main loop because the view was hidden. The parents may belong to other hosts
  /// of the same toolkit.
  func transfer(_ view: any NativeView, into newParent: any NativeView)

  /// Gives a view its frame in its parent's coordinates; takes effect at once, without a layout
  /// phase of the toolkit.
  func setFrame(_ frame: Rect, of view: any NativeView)

  /// Hides a view in place or shows it again.
  ///
  /// A hidden view is neither painted nor focused nor read out.
  func setHidden(_ isHidden: Bool, _ view: any NativeView)

  /// Measures text and pictures; may be used on any thread.
  var measurer: any ContentMeasurer { get }

  /// Pixels in a point of the display that the root is on.
  var scaleFactor: Double { get }

  /// The stateful views that wait for a component; the same for all hosts of a toolkit between
  /// which views can move.
  var statefulViews: StatefulViewPool { get }
}
