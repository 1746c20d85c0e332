#if GTK
/// A value of a property or an argument of a signal, as Swift sees it.
///
/// Values of types that Swift has no plain type for, such as objects, arrive as ``none``.
public enum GObjectValue: Hashable, Sendable {
  /// No value, or one that cannot be handed over.
  case none
  /// A boolean.
  case bool(Bool)
  /// An integer of any width, or the number behind an enumeration or a set of flags.
  case int(Int)
  /// A floating point number of any width.
  case double(Double)
  /// Text.
  ///
  /// For an enumeration or a set of flags, the nickname of a value, such as `"vertical"`.
  case string(String)

  /// The boolean, if it is one.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The integer, if it is one.
  public var intValue: Int? {
    if case .int(let value) = self { value } else { nil }
  }

  /// The number, if it is a floating point number or an integer.
  public var doubleValue: Double? {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    default: nil
    }
  }

  /// The text, if it is one.
  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
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
    }
  }
}
#endif
