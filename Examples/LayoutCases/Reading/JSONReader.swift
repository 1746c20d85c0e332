/// A JSON parser.
///
/// Escapes beyond the simple ones and nesting deeper than a thousand levels are refused.
public struct JSONReader {
  /// The reason that a document can't be parsed, and the offset of the error.
  public struct Failure: Error, CustomStringConvertible {
    /// The offset of the byte at which parsing stopped.
    public let offset: Int
    /// The expected token.
    public let expected: String

    /// The message for the user.
    public var description: String { "Not JSON: \(expected) expected at byte \(offset)." }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Returns the JSON value of `bytes`.
  public static func read(_ bytes: [UInt8]) throws -> JSONValue {
    try bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(bytes: buffer)
      let value = try reader.value(depth: 0)
      reader.skipSpace()
      guard reader.position == buffer.count else { throw reader.failure("the end") }
      return value
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private func failure(_ expected: String) -> Failure {
    Failure(offset: position, expected: expected)
  }

  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 32 { position += 1 }
  }

  private mutating func skip(_ character: UInt8) -> Bool {
    skipSpace()
    guard current == character else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws -> JSONValue {
    guard depth < 1000 else { throw failure("less depth") }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws -> JSONValue {
    for byte in word.utf8 {
      guard current == byte else { throw failure(word) }
      position += 1
    }
    return value
  }

  private mutating func object(depth: Int) throws -> JSONValue {
    position += 1
    var pairs: [(key: String, value: JSONValue)] = []
    if skip(UInt8(ascii: "}")) { return .object(pairs) }
    repeat {
      skipSpace()
      let key = try text()
      guard skip(UInt8(ascii: ":")) else { throw failure("a colon") }
      pairs.append((key, try value(depth: depth + 1)))
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw failure("a closing brace") }
    return .object(pairs)
  }

  private mutating func array(depth: Int) throws -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw failure("a closing bracket") }
    return .array(values)
  }

  private mutating func text() throws -> String {
    guard current == UInt8(ascii: "\"") else { throw failure("text") }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] != UInt8(ascii: "\\") else { throw failure("text without escapes") }
      position += 1
    }
    guard position < bytes.count else { throw failure("the end of the text") }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    position += 1
    return text
  }

  private mutating func number() throws -> Double {
    let start = position
    while position < bytes.count, isNumeric(bytes[position]) { position += 1 }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      throw failure("a value")
    }
    return value
  }

  private func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      return true
    default: return false
    }
  }
}
