/// Which part of a user interface has the keyboard focus, as a part of the state of a component.
///
/// ```swift
/// struct State {
///   var focus = FocusState<Field>(.name)
/// }
/// ```
///
/// Parts are connected to it with ``AlidadeCore/Component/focused(_:equals:onChange:)``. Setting the
/// field moves the keyboard; what the user does with the keyboard or the pointer sets the field.
public struct FocusState<Field: Hashable & Sendable>: Hashable, Sendable {
  /// The part that has the focus; `nil` when none of those that are connected has it.
  ///
  /// Setting it moves the focus, also when it is set to what it was.
  public var field: Field? {
    didSet { request += 1 }
  }

  /// Tells one move of the focus from another to the same part.
  private(set) var request = 0

  /// Makes a state; what has the focus at first gets it when it is mounted.
  public init(_ field: Field? = nil) {
    self.field = field
  }

  /// The same after the user moved the focus.
  func moved(to field: Field?) -> FocusState {
    var moved = self
    moved.field = field
    return moved
  }
}
