import AlidadeLayout

/// The view and the frame that a unit is mounted in.
public struct MountContext {
  /// The view of the unit, or, for a unit without one, the ``NativeView/contentView`` it lies in;
  /// the root view before the unit has a view and after it has lost it.
  public let view: any NativeView
  /// The frame of the unit in `view`, in points; all of `view` for a unit with a view of its own.
  public let frame: Rect
}
