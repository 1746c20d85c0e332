#if GTK
import CGTK

/// A type whose values can be values of properties and arguments of signals.
///
/// `Bool`, `Int`, `Int32`, `UInt32`, `Double`, `Float`, `String`, `OpaquePointer`,
/// `UnsafeMutablePointer` and optionals of these conform. An enumeration with raw values only needs
/// to declare the conformance. Its raw values are the numbers or the nicknames of the members of a
/// GObject enumeration.
///
/// ```swift
/// enum Axis: String, GObjectValueConvertible { case horizontal, vertical }
/// ```
public protocol GObjectValueConvertible {
  /// The value in the form that properties accept.
  var gObjectValue: GObjectValue { get }

  /// Creates a value from a GObject value, or returns `nil` if this type can't represent it.
  init?(gObjectValue value: GObjectValue)

  /// Returns `true` if this type can hold values of a GObject type.
  ///
  /// The method is called when a signal is connected, so that a closure with arguments of
  /// unsuitable types is reported before the widget sends the signal.
  static func represents(_ type: GType) -> Bool
}

extension GObjectValue: GObjectValueConvertible {
  /// The value itself.
  public var gObjectValue: GObjectValue { self }
  /// Creates a copy of a value.
  public init?(gObjectValue value: GObjectValue) { self = value }
  /// Returns `true`.
  public static func represents(_ type: GType) -> Bool { true }
}

extension Bool: GObjectValueConvertible {
  /// The Boolean value.
  public var gObjectValue: GObjectValue { .bool(self) }
  /// Creates a Boolean value; `nil` for other types.
  public init?(gObjectValue value: GObjectValue) {
    guard let value = value.boolValue else { return nil }
    self = value
  }
  /// Returns `true` for Boolean types.
  public static func represents(_ type: GType) -> Bool {
    g_type_fundamental(type) == FundamentalType.boolean
  }
}

extension Int: GObjectValueConvertible {
  /// The integer.
  public var gObjectValue: GObjectValue { .int(self) }
  /// Creates an integer; `nil` for other types and for numbers that are out of range.
  public init?(gObjectValue value: GObjectValue) {
    guard let value = value.intValue else { return nil }
    self = value
  }
  /// Returns `true` for integers of any width, enumerations and flags.
  public static func represents(_ type: GType) -> Bool {
    let fundamental = g_type_fundamental(type)
    return FundamentalType.integers.contains(fundamental)
      || FundamentalType.nicknamed.contains(fundamental)
  }
}

extension Int32: GObjectValueConvertible {
  /// The integer.
  public var gObjectValue: GObjectValue { .int(Int(self)) }
  /// Creates an integer; `nil` for other types and for numbers that are out of range.
  public init?(gObjectValue value: GObjectValue) {
    guard let value = value.intValue.flatMap(Int32.init(exactly:)) else { return nil }
    self = value
  }
  /// Returns `true` for signed integers of up to 32 bits and enumerations.
  public static func represents(_ type: GType) -> Bool {
    let fundamental = g_type_fundamental(type)
    return FundamentalType.smallIntegers.contains(fundamental)
      || fundamental == FundamentalType.enumeration
  }
}

extension UInt32: GObjectValueConvertible {
  /// The integer.
  public var gObjectValue: GObjectValue { .int(Int(self)) }
  /// Creates an integer; `nil` for other types and for numbers that are out of range.
  public init?(gObjectValue value: GObjectValue) {
    guard let value = value.intValue.flatMap(UInt32.init(exactly:)) else { return nil }
    self = value
  }
  /// Returns `true` for unsigned integers of up to 32 bits, enumerations and flags.
  public static func represents(_ type: GType) -> Bool {
    let fundamental = g_type_fundamental(type)
    return fundamental == FundamentalType.unsignedInt || fundamental == FundamentalType.unsignedChar
      || FundamentalType.nicknamed.contains(fundamental)
  }
}

extension Double: GObjectValueConvertible {
  /// The number.
  public var gObjectValue: GObjectValue { .double(self) }
  /// Creates a number from an integer or a floating-point number; `nil` for other types.
  public init?(gObjectValue value: GObjectValue) {
    guard let value = value.doubleValue else { return nil }
    self = value
  }
  /// Returns `true` for all numbers.
  public static func represents(_ type: GType) -> Bool {
    let fundamental = g_type_fundamental(type)
    return FundamentalType.fractions.contains(fundamental)
      || FundamentalType.integers.contains(fundamental)
  }
}

extension Float: GObjectValueConvertible {
  /// The number.
  public var gObjectValue: GObjectValue { .double(Double(self)) }
  /// Creates a number from an integer or a floating-point number; `nil` for other types.
  public init?(gObjectValue value: GObjectValue) {
    guard let value = value.doubleValue else { return nil }
    self = Float(value)
  }
  /// Returns `true` for all numbers.
  public static func represents(_ type: GType) -> Bool { Double.represents(type) }
}

extension String: GObjectValueConvertible {
  /// The text.
  public var gObjectValue: GObjectValue { .string(self) }
  /// Creates a string from text or the nickname of an enumeration's member; `nil` for other types.
  public init?(gObjectValue value: GObjectValue) {
    guard let value = value.stringValue else { return nil }
    self = value
  }
  /// Returns `true` for text, enumerations and flags.
  public static func represents(_ type: GType) -> Bool {
    let fundamental = g_type_fundamental(type)
    return fundamental == FundamentalType.string || FundamentalType.nicknamed.contains(fundamental)
  }
}

extension OpaquePointer: GObjectValueConvertible {
  /// The address.
  public var gObjectValue: GObjectValue { .address(UInt(bitPattern: self)) }
  /// Creates a pointer to an object or a structure, which isn't retained; `nil` for other types.
  public init?(gObjectValue value: GObjectValue) {
    guard let address = value.addressValue else { return nil }
    self.init(bitPattern: address)
  }
  /// Returns `true` for objects and structures.
  public static func represents(_ type: GType) -> Bool { FundamentalType.isAddress(type) }
}

extension UnsafeMutablePointer: GObjectValueConvertible {
  /// The address.
  public var gObjectValue: GObjectValue { .address(UInt(bitPattern: self)) }
  /// Creates a pointer to an object or a structure, which isn't retained and whose type isn't
  /// checked; `nil` for other types.
  public init?(gObjectValue value: GObjectValue) {
    guard let address = value.addressValue else { return nil }
    self.init(bitPattern: address)
  }
  /// Returns `true` for objects and structures.
  public static func represents(_ type: GType) -> Bool { OpaquePointer.represents(type) }
}

extension Optional: GObjectValueConvertible where Wrapped: GObjectValueConvertible {
  /// The value, or ``GObjectValue/none``.
  public var gObjectValue: GObjectValue { self?.gObjectValue ?? .none }
  /// Creates a value that may be absent, or returns `nil` if the wrapped type can't represent it.
  public init?(gObjectValue value: GObjectValue) {
    if value == .none {
      self = .none
    } else {
      guard let value = Wrapped(gObjectValue: value) else { return nil }
      self = .some(value)
    }
  }
  /// Returns `true` for the types that the wrapped type can hold.
  public static func represents(_ type: GType) -> Bool { Wrapped.represents(type) }
}

extension GObjectValueConvertible where Self: RawRepresentable, RawValue: GObjectValueConvertible {
  /// The raw value.
  public var gObjectValue: GObjectValue { rawValue.gObjectValue }
  /// Creates a value from its raw value; `nil` if there is no such value.
  public init?(gObjectValue value: GObjectValue) {
    guard let value = RawValue(gObjectValue: value) else { return nil }
    self.init(rawValue: value)
  }
  /// Returns `true` for the types that the raw values can hold.
  public static func represents(_ type: GType) -> Bool { RawValue.represents(type) }
}

extension GObjectValueConvertible {
  /// Creates a value from a value with a GObject type.
  ///
  /// For an enumeration or flags, the value can be the number or the nickname of a member.
  init?(_ value: GObjectValue, of type: GType) {
    if let read = Self(gObjectValue: value) {
      self = read
    } else if let nickname = Nicknames.nickname(of: value, in: type),
      let read = Self(gObjectValue: .string(nickname))
    {
      self = read
    } else {
      return nil
    }
  }
}
#endif
