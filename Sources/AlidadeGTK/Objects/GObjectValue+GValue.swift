#if GTK
import CGTK

extension GObjectValue {
  /// Creates a value from a `GValue` of any type.
  init(_ value: UnsafePointer<GValue>) {
    let type = value.pointee.g_type
    switch g_type_fundamental(type) {
    case FundamentalType.boolean: self = .bool(g_value_get_boolean(value) != 0)
    case FundamentalType.char: self = .int(Int(g_value_get_schar(value)))
    case FundamentalType.unsignedChar: self = .int(Int(g_value_get_uchar(value)))
    case FundamentalType.int: self = .int(Int(g_value_get_int(value)))
    case FundamentalType.unsignedInt: self = .int(Int(g_value_get_uint(value)))
    case FundamentalType.long: self = .int(Int(g_value_get_long(value)))
    case FundamentalType.unsignedLong:
      self = GObjectValue(UInt64(g_value_get_ulong(value)))
    case FundamentalType.int64: self = .int(Int(g_value_get_int64(value)))
    case FundamentalType.unsignedInt64:
      self = GObjectValue(UInt64(g_value_get_uint64(value)))
    case FundamentalType.enumeration: self = .int(Int(g_value_get_enum(value)))
    case FundamentalType.flags: self = .int(Int(g_value_get_flags(value)))
    case FundamentalType.float: self = .double(Double(g_value_get_float(value)))
    case FundamentalType.double: self = .double(g_value_get_double(value))
    case FundamentalType.string:
      self = g_value_get_string(value).map { .string(String(cString: $0)) } ?? .none
    default:
      guard g_value_fits_pointer(value) != 0, let address = g_value_peek_pointer(value) else {
        self = .none
        return
      }
      self = .address(UInt(bitPattern: address))
    }
  }

  /// Creates an integer, or a floating-point number if the value doesn't fit `Int`.
  private init(_ number: UInt64) {
    self = Int(exactly: number).map { .int($0) } ?? .double(Double(number))
  }

  /// Stores the value in `target`, which is already initialized with its type.
  ///
  /// - Returns: `true` if the type of `target` can hold the value; otherwise nothing is stored.
  func store(in target: UnsafeMutablePointer<GValue>) -> Bool {
    let type = target.pointee.g_type
    switch g_type_fundamental(type) {
    case FundamentalType.boolean:
      return store(boolValue) { g_value_set_boolean(target, $0 ? 1 : 0) }
    case FundamentalType.string: return storeString(in: target)
    case FundamentalType.float: return store(doubleValue) { g_value_set_float(target, Float($0)) }
    case FundamentalType.double: return store(doubleValue) { g_value_set_double(target, $0) }
    case FundamentalType.enumeration:
      return store(enumerationValue(of: type)) { g_value_set_enum(target, $0) }
    case FundamentalType.flags:
      return store(flagsValue(of: type)) { g_value_set_flags(target, $0) }
    default: return storeInteger(in: target, fundamental: g_type_fundamental(type))
    }
  }

  private func store<Value>(_ value: Value?, _ set: (Value) -> Void) -> Bool {
    guard let value else { return false }
    set(value)
    return true
  }

  private func storeString(in target: UnsafeMutablePointer<GValue>) -> Bool {
    switch self {
    case .string(let text): g_value_set_string(target, text)
    case .none: g_value_set_string(target, nil)
    default: return false
    }
    return true
  }

  private func storeInteger(in target: UnsafeMutablePointer<GValue>, fundamental: GType) -> Bool {
    guard let value = intValue else { return false }
    switch fundamental {
    case FundamentalType.char: return store(Int8(exactly: value)) { g_value_set_schar(target, $0) }
    case FundamentalType.unsignedChar:
      return store(UInt8(exactly: value)) { g_value_set_uchar(target, $0) }
    case FundamentalType.int: return store(Int32(exactly: value)) { g_value_set_int(target, $0) }
    case FundamentalType.unsignedInt:
      return store(UInt32(exactly: value)) { g_value_set_uint(target, $0) }
    case FundamentalType.long: return store(value) { g_value_set_long(target, $0) }
    case FundamentalType.unsignedLong:
      return store(UInt(exactly: value)) { g_value_set_ulong(target, $0) }
    case FundamentalType.int64: return store(Int64(value)) { g_value_set_int64(target, gint64($0)) }
    case FundamentalType.unsignedInt64:
      return store(UInt64(exactly: value)) { g_value_set_uint64(target, guint64($0)) }
    default: return false
    }
  }

  private func enumerationValue(of type: GType) -> Int32? {
    guard let classPointer = g_type_class_ref(type) else { return nil }
    defer { g_type_class_unref(classPointer) }
    let members = classPointer.assumingMemoryBound(to: GEnumClass.self)
    switch self {
    case .int(let value):
      guard let number = Int32(exactly: value) else { return nil }
      return g_enum_get_value(members, number)?.pointee.value
    case .string(let nickname): return g_enum_get_value_by_nick(members, nickname)?.pointee.value
    default: return nil
    }
  }

  private func flagsValue(of type: GType) -> UInt32? {
    switch self {
    case .int(let value): return UInt32(exactly: value)
    case .string(let nicknames):
      guard let classPointer = g_type_class_ref(type) else { return nil }
      defer { g_type_class_unref(classPointer) }
      let members = classPointer.assumingMemoryBound(to: GFlagsClass.self)
      var flags: UInt32 = 0
      for nickname in nicknames.split(separator: "|") {
        guard let member = g_flags_get_value_by_nick(members, String(nickname)) else { return nil }
        flags |= member.pointee.value
      }
      return flags
    default: return nil
    }
  }
}
#endif
