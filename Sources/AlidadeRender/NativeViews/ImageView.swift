/// A native view that shows a picture.
@MainActor public protocol ImageView: NativeView {
  /// The picture shown; `nil` shows nothing.
  ///
  /// A picture that can't be read is reported and shows nothing.
  var imageContent: ImageContent? { get set }
}
