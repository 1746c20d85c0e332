/// A property that views of every toolkit have, with its value.
///
/// Components set these properties with ``ViewOptions``; a backend implements them.
public enum ViewOption: Hashable, Sendable {
  /// The color painted behind the content.
  case backgroundColor(Color)
  /// The color of symbolic icons and of the accents of controls in the view and its descendants,
  /// except those with their own tint color.
  case tintColor(Color)
  /// The way that the image or the video of the view fits into its frame; other views ignore it.
  case contentMode(ContentMode)
  /// The opacity of the view and everything in it, from 0 to 1.
  case alpha(Double)
  /// A Boolean value that is `true` if the content and the subviews outside the frame are invisible
  /// and don't respond to the pointer; the shadow of the view stays visible.
  case clipsToBounds(Bool)
  /// The rectangle to which the view and everything in it are clipped, including background, border
  /// and shadow; `nil` for no clip.
  ///
  /// Anything outside has ``ViewClip/outsideOpacity``. If that is zero, it doesn't respond to the
  /// pointer, either.
  case clip(ViewClip?)
  /// The line around the view.
  case border(Border)
  /// The radius of the corners of background, border, clip and focus ring, in points.
  case cornerRadius(Double)
  /// The shadow that the view casts on its surroundings.
  case shadow(Shadow)
  /// The transform that the view and everything in it are painted with, which doesn't affect its
  /// frame.
  case transform(ViewTransform)
  /// The text shown when the pointer rests on the view; an empty text shows nothing.
  case tooltip(String)
  /// A Boolean value that is `true` if the view and everything in it respond to the pointer and the
  /// keyboard.
  case isInteractive(Bool)
  /// The distance by which the area that responds to the pointer extends beyond the view on each
  /// side, in points.
  case hitOutset(Double)
  /// The shape of the pointer over the view; `nil` for the superview's shape.
  case cursor(Cursor?)
  /// The description for assistive technologies.
  case accessibility(Accessibility)
  /// The cell of a table that the view shows; `nil` if it isn't part of a table.
  case cell(AccessibilityCell?)
}
