/// A native view that shows a picture.
@MainActor public protocol ImageView: NativeView {
  /// The picture shown; `nil` shows nothing.
  ///
  /// One that cannot be read is reported and shows nothing.
  var imageContent: ImageContent? { get set }
}
