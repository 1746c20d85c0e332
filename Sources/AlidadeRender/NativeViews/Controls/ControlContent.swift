import AlidadeLayout

/// The content of a native control besides its value; the type of the content determines the kind
/// of control.
///
/// The type declares everything that is the same in every toolkit: the value, the accessibility
/// role, the text and the size. A backend adds a view that shows the content.
///
/// Content must be cheap to compare, because a control is updated only when its content changes.
public protocol ControlContent: Hashable, Sendable {
  /// The value that the user can change.
  associatedtype Value: Hashable & Sendable

  /// The content of a control before one is set.
  static var initial: Self { get }

  /// The value of a control before one is set.
  static var initialValue: Value { get }

  /// The accessibility role of the control; `generic` leaves it to the toolkit.
  static var role: AccessibilityRole { get }

  /// A Boolean value that is `true` if the user can interact with such a control.
  ///
  /// The default is `true`.
  static var isInteractive: Bool { get }

  /// The axis along which the control fills the available space; `nil` for none.
  ///
  /// The default is `nil`.
  var filledAxis: Axis? { get }

  /// Returns the extents of the control.
  ///
  /// This method can be called on any thread.
  ///
  /// - Parameter measurer: the measurer of the toolkit's controls and of text.
  func extents(_ measurer: any ContentMeasurer) -> ControlExtents

  /// Returns the text that the control shows; `nil` for none.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameter value: the value shown.
  func visibleText(showing value: Value) -> String?

  /// Returns the description of a value for assistive technologies and dumps; `nil` for none.
  ///
  /// The default implementation returns `nil`.
  func accessibilityValue(of value: Value) -> AccessibilityValue?
}

extension ControlContent {
  /// A Boolean value that is `true`: the user can interact with the control.
  public static var isInteractive: Bool { true }

  /// No axis: the control takes only the space it needs.
  public var filledAxis: Axis? { nil }

  /// Returns `nil`, for no text.
  public func visibleText(showing value: Value) -> String? { nil }

  /// Returns `nil`, for no description.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? { nil }
}
