import AlidadeLayout

/// What a native control shows beside its value; its type stands for the kind of control.
///
/// All that is true of a control in every toolkit stands with it: its value, what it is to assistive
/// technologies, its text and its size. A backend adds a view that shows it.
///
/// Cheap to compare: a control is touched only when it changes.
public protocol ControlContent: Hashable, Sendable {
  /// What the user can change.
  associatedtype Value: Hashable & Sendable

  /// What a control shows before it is told.
  static var initial: Self { get }

  /// The value of a control before it is told.
  static var initialValue: Value { get }

  /// What the control is to assistive technologies; `generic` leaves that to the toolkit.
  static var role: AccessibilityRole { get }

  /// A Boolean value that is `true` if a user can do something with such a control; `true` unless
  /// implemented.
  static var isInteractive: Bool { get }

  /// The axis along which the control takes all the space it is offered; `nil`, unless implemented,
  /// for none.
  var filledAxis: Axis? { get }

  /// Returns how much space the control takes.
  ///
  /// Any thread.
  ///
  /// - Parameter measurer: what knows the sizes of the toolkit's controls and of text.
  func extents(_ measurer: any ContentMeasurer) -> ControlExtents

  /// Returns the text that the control shows; `nil`, unless implemented, for none.
  ///
  /// - Parameter value: the value that it shows.
  func visibleText(showing value: Value) -> String?

  /// Returns what is told of a value; `nil`, unless implemented, for nothing.
  func accessibilityValue(of value: Value) -> AccessibilityValue?
}

extension ControlContent {
  /// The user can do something with it.
  public static var isInteractive: Bool { true }

  /// None: the control is as large as it must be.
  public var filledAxis: Axis? { nil }

  /// No text.
  public func visibleText(showing value: Value) -> String? { nil }

  /// Nothing.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? { nil }
}
