/// A native view that shows an image.
@MainActor public protocol ImageView: NativeView {
  /// The image shown; `nil` shows nothing.
  ///
  /// If the image can't be read, this is reported, and nothing is shown.
  var imageContent: ImageContent? { get set }
}
