/// A decoder of an ``EncodedValue``.
struct ValueDecoder: Decoder {
  let value: EncodedValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(KeyedValueDecoder(members: members, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let elements) = value else { throw mismatch([Any].self) }
    return UnkeyedValueDecoder(elements: elements, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    SingleValueDecoder(decoder: self)
  }

  /// Decodes a basic value directly, and any other value with its own initializer.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let basic = value.basic(type) { return basic }
    if ValueDecoder.isBasic(type) { throw mismatch(type) }
    return try type.init(from: self)
  }

  /// Returns `true` for types whose own initializers would only request the value from this decoder
  /// again.
  private static func isBasic(_ type: any Decodable.Type) -> Bool {
    type == Bool.self || type == String.self || type == Double.self || type == Float.self
      || type is any FixedWidthInteger.Type
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(
      type, DecodingError.Context(codingPath: codingPath, debugDescription: "It is \(value)."))
  }
}

private struct SingleValueDecoder: SingleValueDecodingContainer {
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value == .missing }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}

private struct UnkeyedValueDecoder: UnkeyedDecodingContainer {
  let elements: [EncodedValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(elements: [EncodedValue], codingPath: [any CodingKey]) {
    self.elements = elements
    self.codingPath = codingPath
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() -> Bool {
    guard !isAtEnd, elements[currentIndex] == .missing else { return false }
    currentIndex += 1
    return true
  }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try current().decode(type)
    currentIndex += 1
    return value
  }
  mutating func nestedContainer<Key>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try superDecoder().container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }
  mutating func superDecoder() throws -> any Decoder {
    let decoder = try current()
    currentIndex += 1
    return decoder
  }

  private func current() throws -> ValueDecoder {
    let path = codingPath + [EncodedKey(intValue: currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self, DecodingError.Context(codingPath: path, debugDescription: "The list ends here."))
    }
    return ValueDecoder(value: elements[currentIndex], codingPath: path)
  }
}

private struct KeyedValueDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: EncodedValue]
  let codingPath: [any CodingKey]

  var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).value == .missing }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder(key).decode(type)
  }
  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { try decoder(EncodedKey(stringValue: "super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func decoder(_ key: any CodingKey) throws -> ValueDecoder {
    guard let value = members[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: "There is no \(key)."))
    }
    return ValueDecoder(value: value, codingPath: codingPath + [key])
  }
}
