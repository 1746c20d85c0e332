import AlidadeLayout

/// One thing to mount: a view, or, without a configuration, an observer that wants to know when it
/// is mounted.
package struct RenderUnit: Sendable {
  /// The index of the unit whose view is the parent, or -1 for the root view.
  package let parent: Int32
  /// The index of the unit before this one in the same parent view, or -1.
  let previous: Int32
  /// One past the index of the last unit inside this one.
  package internal(set) var end: Int32
  /// The node that the unit shows.
  package let identity: UnitIdentity
  /// What views may be used for it; `nil` without a view.
  package let key: ViewKey?
  /// How the view looks; `nil` without a view.
  package internal(set) var configuration: ViewConfiguration?
  /// Where it is, in the coordinates of the parent's view, on whole pixels.
  package let frame: Rect
  /// Who is told of mounting and unmounting.
  package let observer: (any MountObserver)?
}
