/// The field with the keyboard focus, as part of a component's state.
///
/// ```swift
/// struct State {
///   var focus = FocusState<Field>(.name)
/// }
/// ```
///
/// Bind components to it with ``Component/focused(_:equals:onChange:)``. Setting the field moves
/// the keyboard focus; when the user moves the focus, the field is set.
public struct FocusState<Field: Hashable & Sendable>: Hashable, Sendable {
  /// The field that has the focus; `nil` if none of the bound components has it.
  ///
  /// Setting the field moves the focus, even if the value is the same.
  public var field: Field? {
    didSet { request += 1 }
  }

  /// A number that distinguishes moves of the focus to the same field.
  private(set) var request = 0

  /// Creates a state; `field` gets the focus when its component is mounted.
  public init(_ field: Field? = nil) {
    self.field = field
  }

  /// Returns the state after the user moved the focus.
  func moved(to field: Field?) -> FocusState {
    var moved = self
    moved.field = field
    return moved
  }
}
