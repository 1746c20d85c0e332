#if GTK
/// A value of a property, or an argument of a signal, as it is passed between GObject and Swift.
///
/// Attributes use plain Swift types. To use your own type, conform it to
/// ``GObjectValueConvertible``.
public enum GObjectValue: Hashable, Sendable {
  /// No value, or a value that can't be represented.
  case none
  /// A Boolean value.
  case bool(Bool)
  /// An integer of any width, or the raw value of an enumeration or a set of flags.
  case int(Int)
  /// A floating-point number of any width.
  case double(Double)
  /// Text.
  ///
  /// For an enumeration or a set of flags, the nickname of a value, such as `"vertical"`.
  case string(String)
  /// The address of an object or a structure, which is valid while a signal's closure runs.
  ///
  /// An address can only be received. It can't be set as a property, because nothing would retain
  /// the object.
  case address(UInt)

  /// The Boolean value, or `nil` for a value of any other type.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The integer, or `nil` for a value of any other type.
  public var intValue: Int? {
    if case .int(let value) = self { value } else { nil }
  }

  /// The number, if the value is a floating-point number or an integer; otherwise, `nil`.
  public var doubleValue: Double? {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    default: nil
    }
  }

  /// The text, or `nil` for a value of any other type.
  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The address, or `nil` for a value of any other type.
  public var addressValue: UInt? {
    if case .address(let value) = self { value } else { nil }
  }
}

extension GObjectValue: CustomStringConvertible {
  /// The value as it is written in Swift.
  public var description: String {
    switch self {
    case .none: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .address(let value): "0x\(String(value, radix: 16))"
    }
  }
}
#endif
