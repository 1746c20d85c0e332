import AlidadeLayout

/// The part of a layout that makes its only child the content of a scroll view.
///
/// The content is flattened to a separate tree, of which the visible part is mounted.
///
/// This is an object, so that other layouts aren't larger because of it.
package final class ScrolledLayout: Sendable {
  /// The component that scrolls.
  let scroller: Scroller
  /// The axes along which the content scrolls.
  let axes: Axis.Set
  /// The direction of the layout; in a right-to-left layout, the content begins at its right end.
  let direction: LayoutDirection
  /// A Boolean value that is `true` if the offset is that of another scroll view.
  ///
  /// The view then has no bars of its own, and stays at the offset when the content changes.
  let followsAnother: Bool
  /// The object with which a program scrolls.
  let connection: (any ScrollConnection)?
  /// A closure that returns the initial offset; `nil` for the start.
  let start: (@MainActor @Sendable () -> Point?)?
  /// The action that is called with the offset after the content has scrolled.
  let didScroll: (@MainActor @Sendable (Point) -> Void)?
  /// A closure that returns the frame of a component in the content, by its key.
  let find: @Sendable (any Hashable & Sendable) -> Rect?

  /// Creates the part of a layout.
  package init(
    scroller: Scroller, axes: Axis.Set, direction: LayoutDirection, followsAnother: Bool = false,
    connection: (any ScrollConnection)? = nil, start: (@MainActor @Sendable () -> Point?)? = nil,
    didScroll: (@MainActor @Sendable (Point) -> Void)? = nil,
    find: @escaping @Sendable (any Hashable & Sendable) -> Rect?
  ) {
    self.scroller = scroller
    self.axes = axes
    self.direction = direction
    self.followsAnother = followsAnother
    self.connection = connection
    self.start = start
    self.didScroll = didScroll
    self.find = find
  }
}

/// An object with which a program scrolls, and which is connected while the component is mounted.
@MainActor package protocol ScrollConnection: AnyObject, Sendable {
  /// The mounted component; `nil` while there is none.
  var scroller: Scroller? { get set }
}
