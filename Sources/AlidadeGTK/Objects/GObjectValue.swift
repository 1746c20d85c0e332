#if GTK
/// A value of a property, or an argument of a signal, in Swift.
///
/// Values of types without a plain Swift type, such as objects, arrive as ``none``.
public enum GObjectValue: Hashable, Sendable {
  /// No value, or one that cannot be represented.
  case none
  /// A boolean.
  case bool(Bool)
  /// An integer of any width, or the raw value of an enumeration or a set of flags.
  case int(Int)
  /// A floating point number of any width.
  case double(Double)
  /// Text.
  ///
  /// For an enumeration or a set of flags, the nickname of a value, such as `"vertical"`.
  case string(String)

  /// The Boolean value, or `nil` for another type.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The integer, or `nil` for another type.
  public var intValue: Int? {
    if case .int(let value) = self { value } else { nil }
  }

  /// The number, if the value is a floating point number or an integer.
  public var doubleValue: Double? {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    default: nil
    }
  }

  /// The text, or `nil` for another type.
  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }
}

extension GObjectValue: CustomStringConvertible {
  /// The value as written in Swift.
  public var description: String {
    switch self {
    case .none: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    }
  }
}
#endif
