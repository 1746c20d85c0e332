/// The participation of a box in layout.
public enum FlexDisplay: UInt8, Hashable, Sendable {
  /// A flex container, and an item of its parent.
  case flex
  /// Hidden: neither the box nor anything below it has a frame.
  case none
}

/// The positioning of a box.
public enum FlexPosition: UInt8, Hashable, Sendable {
  /// In the flow, then offset by its insets.
  case relative
  /// Out of the flow, in the padding box of its parent.
  case absolute
}

/// The text direction of a box.
public enum FlexTextDirection: UInt8, Hashable, Sendable {
  /// The direction of the parent; left to right at the root.
  case inherit
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// The parts of a box that its width and height include.
public enum FlexBoxSizing: UInt8, Hashable, Sendable {
  /// The content, the padding and the border.
  case borderBox
  /// The content only.
  case contentBox
}

/// The treatment of content that is too large; for layout, it determines whether automatic minimum
/// sizes apply.
public enum FlexOverflow: UInt8, Hashable, Sendable {
  /// The content is visible, and automatic minimum sizes apply.
  case visible
  /// The content is clipped, and automatic minimum sizes apply.
  case clip
  /// The content is clipped or scrolls, and automatic minimum sizes are zero.
  case hidden
  /// The same as `hidden`.
  case scroll
}

/// The main axis of a container, and the direction along it.
public enum FlexDirection: UInt8, Hashable, Sendable {
  /// Along the text direction.
  case row
  /// Against the text direction.
  case rowReverse
  /// From top to bottom.
  case column
  /// From bottom to top.
  case columnReverse
}

/// The number and the order of lines in a container.
public enum FlexWrap: UInt8, Hashable, Sendable {
  /// A single line.
  case noWrap
  /// As many lines as needed.
  case wrap
  /// As many lines as needed, in the opposite order.
  case wrapReverse
}
