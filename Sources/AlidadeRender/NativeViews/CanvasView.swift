/// A native view that shows a drawing.
@MainActor public protocol CanvasView: NativeView {
  /// The drawing, with its top-left corner at that of the view; `nil` shows nothing.
  ///
  /// Drawing outside the view isn't visible. Repainting without a change of the drawing, the colors
  /// or the scale doesn't replay the drawing.
  var drawing: Drawing? { get set }
}
