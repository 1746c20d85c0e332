import AlidadeLayout

/// What a native control shows beside its value; its type stands for the kind of control.
///
/// Cheap to compare: a control is touched only when it changes.
public protocol ControlContent: Hashable, Sendable {
  /// What the user can change.
  associatedtype Value: Hashable & Sendable

  /// The kind of view that shows it.
  static var kind: PortableViewClass.Kind { get }

  /// What a control shows before it is told.
  static var initial: Self { get }

  /// The value of a control before it is told.
  static var initialValue: Value { get }

  /// The axis along which the control takes all the space it is offered; `nil`, unless implemented,
  /// for none.
  var filledAxis: Axis? { get }

  /// How much space the control takes.
  ///
  /// Any thread.
  ///
  /// - Parameter measurer: what knows the sizes of the toolkit's controls and of text.
  func extents(_ measurer: any ContentMeasurer) -> ControlExtents
}

extension ControlContent {
  /// None: the control is as large as it must be.
  public var filledAxis: Axis? { nil }
}
