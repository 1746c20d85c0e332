import AlidadeLayout

/// The view and the frame that a unit is mounted in.
public struct MountContext {
  /// The view of the unit.
  ///
  /// For a unit without its own view, this is the ``NativeView/contentView`` that contains the
  /// unit. Before a unit acquires its view and after it relinquishes the view, this is the root
  /// view.
  public let view: any NativeView
  /// The frame of the unit in `view`, in points; all of `view` for a unit with its own view.
  public let frame: Rect
  /// The record of the view in whose coordinates `frame` is.
  let record: MountRecord
  /// The record of the root view of the tree.
  let root: MountRecord
}
