import AlidadeLayout

/// One thing to mount: a view, or, without a configuration, an observer that wants to know when it
/// is mounted.
public struct RenderUnit: Sendable {
  /// The index of the unit whose view is the parent, or -1 for the root view.
  public let parent: Int32
  /// The index of the unit before this one in the same parent view, or -1.
  let previous: Int32
  /// One past the index of the last unit inside this one.
  public internal(set) var end: Int32
  /// The node that the unit shows.
  public let identity: UnitIdentity
  /// What views may be used for it; `nil` without a view.
  public let key: ViewKey?
  /// How the view looks; `nil` without a view.
  public internal(set) var configuration: ViewConfiguration?
  /// Where it is, in the coordinates of the parent's view, on whole pixels.
  public let frame: Rect
  /// Who is told of mounting and unmounting.
  public let observer: (any MountObserver)?
}
