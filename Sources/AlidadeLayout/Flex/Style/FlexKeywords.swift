/// Whether a box takes part in layout.
public enum FlexDisplay: UInt8, Hashable, Sendable {
  /// A flex container, and an item of its parent.
  case flex
  /// Neither it nor what is below it has a frame.
  case none
}

/// How a box is positioned.
public enum FlexPosition: UInt8, Hashable, Sendable {
  /// In the flow, then moved by its insets.
  case relative
  /// Out of the flow, in the padding box of its parent.
  case absolute
}

/// The direction of text of a box.
public enum FlexTextDirection: UInt8, Hashable, Sendable {
  /// That of the parent; left to right at the root.
  case inherit
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// What a width or height includes.
public enum FlexBoxSizing: UInt8, Hashable, Sendable {
  /// Padding and border too.
  case borderBox
  /// The content only.
  case contentBox
}

/// What happens to content that is too large; for layout, whether it counts in automatic minimum
/// sizes.
public enum FlexOverflow: UInt8, Hashable, Sendable {
  /// It shows, and automatic minimum sizes hold.
  case visible
  /// It is cut at the edge, and automatic minimum sizes hold.
  case clip
  /// It is cut or scrolls, and automatic minimum sizes are zero.
  case hidden
  /// As `hidden`.
  case scroll
}

/// The main axis of a container and the way along it.
public enum FlexDirection: UInt8, Hashable, Sendable {
  /// Along the direction of text.
  case row
  /// Against the direction of text.
  case rowReverse
  /// Downwards.
  case column
  /// Upwards.
  case columnReverse
}

/// Whether items go on in another line.
public enum FlexWrap: UInt8, Hashable, Sendable {
  /// One line.
  case noWrap
  /// As many lines as it takes.
  case wrap
  /// The same, with the lines in the opposite order.
  case wrapReverse
}
