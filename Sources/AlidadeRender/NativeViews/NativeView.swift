/// A view of a toolkit, with the operations that mounting needs.
///
/// The base class of a backend's views conforms to this protocol. All other properties of a view
/// are set through attributes.
@MainActor public protocol NativeView: AnyObject {
  /// The mounting state of the view; `nil` for a view that Alidade didn't mount.
  ///
  /// A backend only stores the record. The record retains the view, so the view must not retain the
  /// record. A weak or an unretained reference is safe: the record clears this property before it
  /// is deallocated.
  var mountRecord: MountRecord? { get set }

  /// The view that contains the children and defines the coordinates of their frames.
  ///
  /// This is the view itself, or a view inside it if the toolkit's container has a separate view
  /// for its content.
  ///
  /// The property always returns the same view. It is first read when the first child is mounted,
  /// so a view without children doesn't have to create its content view.
  var contentView: any NativeView { get }

  /// Sets a property that views of every toolkit have.
  func apply(_ option: ViewOption)

  /// Starts sending an input from the user to a handler, or stops if the handler is `nil`.
  ///
  /// A view without handlers has no extra cost.
  func listen(for input: ViewInput, _ handler: EventHandler<ViewInputEvent>?)

  /// Offers content that the user can drag from the view; `nil` offers nothing.
  func offer(_ content: TransferContent?)
}

extension NativeView {
  /// The view itself.
  public var contentView: any NativeView { self }
}
