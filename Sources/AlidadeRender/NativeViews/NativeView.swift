/// A view of a toolkit, as mounting sees it.
///
/// A backend conforms the base class of its views. Everything else about a view is reached through
/// attributes.
@MainActor public protocol NativeView: AnyObject {
  /// What mounting knows about the view; `nil` for a view that Alidade did not mount.
  ///
  /// A backend stores it and never looks inside. The record keeps the view alive, so the view must
  /// not keep the record: it holds it weakly, or without counting, for the record clears this before
  /// it goes.
  var mountRecord: MountRecord? { get set }

  /// The view that children are put into, and whose coordinates their frames are in: the view itself,
  /// or a view inside it for a container that lays out a place for its content.
  ///
  /// Always the same one. Asked for when the first child is mounted, so that a view without children
  /// needs not make it.
  var contentView: any NativeView { get }

  /// Sets one of the properties that views of every toolkit have.
  func apply(_ option: ViewOption)

  /// Sends what a user does with the view to a handler; `nil` stops listening.
  ///
  /// A view that listens for nothing costs nothing more than others.
  func listen(for input: ViewInput, _ handler: EventHandler<ViewInputEvent>?)

  /// Offers content to be dragged or copied; `nil` offers nothing.
  func offer(_ content: TransferContent?, for use: TransferUse)
}

extension NativeView {
  /// The view itself.
  public var contentView: any NativeView { self }
}
