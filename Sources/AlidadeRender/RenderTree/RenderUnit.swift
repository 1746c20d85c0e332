import AlidadeLayout

/// An entry of a render tree: a view to mount, or, without a configuration, an observer of
/// mounting.
package struct RenderUnit: Sendable {
  /// The index of the unit whose view is the parent, or -1 for the root view.
  package let parent: Int32
  /// The index of the unit before this one in the same parent view, or -1.
  let previous: Int32
  /// One past the index of the last unit inside this one.
  package internal(set) var end: Int32
  /// The node that the unit shows.
  package let identity: UnitIdentity
  /// The key of views that can show the unit; `nil` without a view.
  package let key: ViewKey?
  /// The configuration of the view; `nil` without a view.
  package internal(set) var configuration: ViewConfiguration?
  /// The frame in the coordinates of the parent's view, on whole pixels.
  package let frame: Rect
  /// The content of the view, if it is a scroll view with its own content.
  var content: ScrolledTree?
  /// A Boolean value that is `true` if the view mounts only the part of its content that is
  /// visible.
  let mountsVisiblePart: Bool
  /// The motion of the view; `nil` if only changes of the whole tree animate it.
  let motion: UnitMotion?
  /// The observer of mounting and unmounting.
  package internal(set) var observer: (any MountObserver)?

  /// A Boolean value that is `true` if the view mounts contents itself, and must know which part of
  /// it is visible.
  var hasContents: Bool { content != nil || mountsVisiblePart }
}
