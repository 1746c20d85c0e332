#if GTK
import CGTK

/// A type whose values can be values of properties and arguments of signals.
///
/// `Bool`, `Int`, `Int32`, `UInt32`, `Double`, `Float`, `String`, `OpaquePointer`,
/// `UnsafeMutablePointer` and optionals of these conform. An enumeration with raw values
/// needs only to declare the conformance; its raw values are the numbers or the nicknames of a
/// GObject enumeration.
///
/// ```swift
/// enum Axis: String, GObjectValueConvertible { case horizontal, vertical }
/// ```
public protocol GObjectValueConvertible {
  /// The value in the form that properties take.
  var gObjectValue: GObjectValue { get }

  /// Reads a value; `nil` if this type has no such value.
  init?(gObjectValue value: GObjectValue)

  /// Returns `true` if this type can hold values of a GObject type.
  ///
  /// It is asked when a signal is connected, so that a closure with arguments of other types is
  /// reported before the widget sends the signal.
  static func represents(_ type: GType) -> Bool
}

extension GObjectValue: GObjectValueConvertible {
  /// The value itself.
  public var gObjectValue: GObjectValue { self }
  /// Copies a value.
  public init?(gObjectValue value: GObjectValue) { self = value }
  /// Returns `true`.
  public static func represents(_ type: GType) -> Bool { true }
}

extension Bool: GObjectValueConvertible {
  /// The Boolean value.
  public var gObjectValue: GObjectValue { .bool(self) }
  /// Reads a Boolean value.
  public init?(gObjectValue value: GObjectValue) {
    guard let value = value.boolValue else { return nil }
    self = value
  }
  /// Returns `true` for Booleans.
  public static func represents(_ type: GType) -> Bool {
    g_type_fundamental(type) == FundamentalType.boolean
  }
}

extension Int: GObjectValueConvertible {
  /// The integer.
  public var gObjectValue: GObjectValue { .int(self) }
  /// Reads an integer.
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
  /// Reads an integer.
  public init?(gObjectValue value: GObjectValue) {
    guard let value = value.intValue.flatMap(Int32.init(exactly:)) else { return nil }
    self = value
  }
  /// Returns `true` for integers of up to 32 bits with a sign, and enumerations.
  public static func represents(_ type: GType) -> Bool {
    let fundamental = g_type_fundamental(type)
    return FundamentalType.smallIntegers.contains(fundamental)
      || fundamental == FundamentalType.enumeration
  }
}

extension UInt32: GObjectValueConvertible {
  /// The integer.
  public var gObjectValue: GObjectValue { .int(Int(self)) }
  /// Reads an integer.
  public init?(gObjectValue value: GObjectValue) {
    guard let value = value.intValue.flatMap(UInt32.init(exactly:)) else { return nil }
    self = value
  }
  /// Returns `true` for integers of up to 32 bits without a sign, enumerations and flags.
  public static func represents(_ type: GType) -> Bool {
    let fundamental = g_type_fundamental(type)
    return fundamental == FundamentalType.unsignedInt || fundamental == FundamentalType.unsignedChar
      || FundamentalType.nicknamed.contains(fundamental)
  }
}

extension Double: GObjectValueConvertible {
  /// The number.
  public var gObjectValue: GObjectValue { .double(self) }
  /// Reads a number.
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
  /// Reads a number.
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
  /// Reads a text, or the nickname of a member of an enumeration.
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
  /// Reads the address of an object or a structure; nothing retains it.
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
  /// Reads the address of an object or a structure; nothing retains it, and its class is unchecked.
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
  /// Reads a value that may be absent.
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
  /// Reads a raw value.
  public init?(gObjectValue value: GObjectValue) {
    guard let value = RawValue(gObjectValue: value) else { return nil }
    self.init(rawValue: value)
  }
  /// Returns `true` for the types that the raw values can hold.
  public static func represents(_ type: GType) -> Bool { RawValue.represents(type) }
}

extension GObjectValueConvertible {
  /// Reads a value that came from a GObject type; for an enumeration or flags, from the number or
  /// the nickname of a member.
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
