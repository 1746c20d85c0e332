import AlidadeLayout

/// The view and the frame that a unit is mounted in.
public struct MountContext {
  /// The view of the unit.
  ///
  /// For a unit that has no view of its own, this is the ``NativeView/contentView`` that the unit
  /// lies in. Before a unit acquires its view and after it relinquishes the view, this is the root
  /// view.
  public let view: any NativeView
  /// The frame of the unit in `view`, in points; all of `view` for a unit with a view of its own.
  public let frame: Rect
}
