/// One property that views of every toolkit have, with its value.
///
/// Components use ``ViewOptions``; this is what a backend implements.
public enum ViewOption: Hashable, Sendable {
  /// What is painted behind the content.
  case backgroundColor(Color)
  /// The opacity of the view and all in it, from 0 to 1.
  case alpha(Double)
  /// Whether what sticks out of the frame is cut off, for the eye and for the pointer.
  case clipsToBounds(Bool)
  /// The line around the view.
  case border(Border)
  /// The radius of the corners of background, border, clip and focus ring, in points.
  case cornerRadius(Double)
  /// What the view casts on its surroundings.
  case shadow(Shadow)
  /// What is shown when the pointer rests on the view; empty shows nothing.
  case tooltip(String)
  /// Whether the view and all in it react to the pointer and the keyboard.
  case isInteractive(Bool)
  /// By how much the area that reacts to the pointer is larger than the view on each side, in points.
  case hitOutset(Double)
  /// What assistive technologies are told.
  case accessibility(Accessibility)
}
