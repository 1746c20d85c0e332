#if GTK
/// A plain type whose values can be property values.
///
/// An enumeration with raw values needs only to declare the conformance.
public protocol GObjectValueConvertible: Equatable, Sendable {
  /// The value in the form that properties take.
  var gObjectValue: GObjectValue { get }
}

extension GObjectValue: GObjectValueConvertible {
  /// The value itself.
  public var gObjectValue: GObjectValue { self }
}

extension Bool: GObjectValueConvertible {
  /// The Boolean value.
  public var gObjectValue: GObjectValue { .bool(self) }
}

extension Int: GObjectValueConvertible {
  /// The integer.
  public var gObjectValue: GObjectValue { .int(self) }
}

extension Int32: GObjectValueConvertible {
  /// The integer.
  public var gObjectValue: GObjectValue { .int(Int(self)) }
}

extension UInt32: GObjectValueConvertible {
  /// The integer.
  public var gObjectValue: GObjectValue { .int(Int(self)) }
}

extension Double: GObjectValueConvertible {
  /// The number.
  public var gObjectValue: GObjectValue { .double(self) }
}

extension Float: GObjectValueConvertible {
  /// The number.
  public var gObjectValue: GObjectValue { .double(Double(self)) }
}

extension String: GObjectValueConvertible {
  /// The text.
  public var gObjectValue: GObjectValue { .string(self) }
}

extension Optional: GObjectValueConvertible where Wrapped: GObjectValueConvertible {
  /// The value, or ``GObjectValue/none``.
  public var gObjectValue: GObjectValue { self?.gObjectValue ?? .none }
}

extension GObjectValueConvertible where Self: RawRepresentable, RawValue: GObjectValueConvertible {
  /// The raw value.
  public var gObjectValue: GObjectValue { rawValue.gObjectValue }
}
#endif
