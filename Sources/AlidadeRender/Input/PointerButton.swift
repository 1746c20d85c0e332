/// A button of the pointer.
public enum PointerButton: Hashable, Sendable, CaseIterable {
  /// The button that presses and selects, usually the left one; a finger counts as this one.
  case primary
  /// The button that opens menus, usually the right one.
  case secondary
  /// The middle button, usually the wheel.
  case middle
  /// The button that goes back, usually at the side.
  case back
  /// The button that goes forward, usually at the side.
  case forward
}
