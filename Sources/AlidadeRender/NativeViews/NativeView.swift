/// A view of a toolkit, as mounting sees it.
///
/// The base class of a backend's views conforms to it. Everything else about a view is reached
/// through attributes.
@MainActor public protocol NativeView: AnyObject {
  /// The mounting state of the view; `nil` for a view that Alidade didn't mount.
  ///
  /// A backend stores it and never uses it. The record retains the view, so the view must not
  /// retain the record. It may store it weakly or unretained: the record clears this before it is
  /// deallocated.
  var mountRecord: MountRecord? { get set }

  /// The view that contains the children, in whose coordinates their frames are: the view itself,
  /// or a view inside it for a container that lays out a place for its content.
  ///
  /// Always returns the same view. It is called when the first child is mounted, so a view without
  /// children need not make it.
  var contentView: any NativeView { get }

  /// Sets a property that views of every toolkit have.
  func apply(_ option: ViewOption)

  /// Sends an input of the user on the view to a handler; `nil` stops listening.
  ///
  /// A view without handlers has no extra cost.
  func listen(for input: ViewInput, _ handler: EventHandler<ViewInputEvent>?)

  /// Offers content to be dragged or copied; `nil` offers nothing.
  func offer(_ content: TransferContent?, for use: TransferUse)
}

extension NativeView {
  /// The view itself.
  public var contentView: any NativeView { self }
}
