/// A value of any encodable type in terms of basic values, which can be compared, saved in any
/// format, and decoded when the type is known.
indirect enum EncodedValue: Hashable, Sendable, Codable {
  /// The absence of a value.
  case missing
  case boolean(Bool)
  case integer(Int64)
  /// An integer that exceeds the range of a signed 64-bit integer.
  case unsigned(UInt64)
  case number(Double)
  /// The bit pattern of a number that isn't finite, which some formats can't represent.
  case notFinite(UInt64)
  case text(String)
  case list([EncodedValue])
  case object([String: EncodedValue])

  /// Encodes a value.
  ///
  /// - Throws: the error that the value throws when it is encoded.
  init(_ value: any Encodable) throws {
    let encoder = ValueEncoder(codingPath: [])
    try value.encode(to: encoder)
    self = encoder.result.value
  }

  /// Returns the encoded value as a value of a type; `nil` if it isn't a value of that type.
  func decoded<Value>(as type: Value.Type) -> Value? {
    guard let type = type as? any Decodable.Type else { return nil }
    return (try? type.init(from: ValueDecoder(value: self, codingPath: []))) as? Value
  }

  /// Creates a number.
  init(number: Double) {
    self = number.isFinite ? .number(number) : .notFinite(number.bitPattern)
  }

  /// Creates an integer.
  init(integer: some BinaryInteger) throws {
    if let value = Int64(exactly: integer) {
      self = .integer(value)
    } else if let value = UInt64(exactly: integer) {
      self = .unsigned(value)
    } else {
      throw EncodingError.invalidValue(
        integer, EncodingError.Context(codingPath: [], debugDescription: "\(integer) is too large.")
      )
    }
  }

  /// Returns the integer as another integer type; `nil` if the value isn't an integer, or is out of
  /// range.
  func integer<Integer: FixedWidthInteger>() -> Integer? {
    switch self {
    case .integer(let value): Integer(exactly: value)
    case .unsigned(let value): Integer(exactly: value)
    default: nil
    }
  }

  /// Returns a basic value; `nil` if it has a different type.
  func basic<Value>(_ type: Value.Type) -> Value? {
    switch self {
    case .boolean(let value): value as? Value
    case .text(let value): value as? Value
    case .number(let value): EncodedValue.number(value, type)
    case .notFinite(let bits): EncodedValue.number(Double(bitPattern: bits), type)
    case .integer, .unsigned:
      (type as? any FixedWidthInteger.Type).flatMap { integer($0) as? Value }
    case .missing, .list, .object: nil
    }
  }

  private func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? { integer() }

  private static func number<Value>(_ number: Double, _ type: Value.Type) -> Value? {
    type == Float.self ? Float(number) as? Value : number as? Value
  }
}

extension EncodedValue: CustomStringConvertible {
  /// The value, as text; the same for equal values.
  var description: String {
    switch self {
    case .missing: "nil"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .number(let value): "\(value)"
    case .notFinite(let bits): "\(Double(bitPattern: bits))"
    case .text(let value): "\"\(value)\""
    case .list(let elements): "\(elements)"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}

/// A key of a container of encoded values.
struct EncodedKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, Int(stringValue)) }
  init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
}
