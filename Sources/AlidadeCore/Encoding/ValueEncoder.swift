/// An encoder to ``EncodedValue``.
final class ValueEncoder: Encoder {
  /// The place of a value that is being encoded.
  final class Result {
    private enum Kind {
      case value(EncodedValue)
      case list
      case object
    }

    private var kind = Kind.object
    // Stored separately from the kind, so that they are changed in place.
    private var elements: [Result] = []
    private var members: [String: Result] = [:]

    /// The value, when it is complete.
    var value: EncodedValue {
      switch kind {
      case .value(let value): value
      case .list: .list(elements.map(\.value))
      case .object: .object(members.mapValues(\.value))
      }
    }

    func set(_ value: EncodedValue) { kind = .value(value) }

    /// Encodes a basic value directly, and any other value with its own method.
    func encode(_ value: some Encodable, at path: [any CodingKey]) throws {
      if let basic = try EncodedValue(basic: value) { return set(basic) }
      (kind, elements, members) = (.object, [], [:])
      try value.encode(to: ValueEncoder(codingPath: path, into: self))
    }

    /// The number of elements of a list.
    var count: Int { elements.count }

    func beginList() { kind = .list }

    func beginObject() { kind = .object }

    /// Adds an element to a list.
    func append() -> Result {
      let result = Result()
      elements.append(result)
      return result
    }

    /// Adds a member to an object.
    func member(_ key: String) -> Result {
      if let known = members[key] { return known }
      let result = Result()
      members[key] = result
      return result
    }
  }

  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  let result: Result

  init(codingPath: [any CodingKey], into result: Result = Result()) {
    self.codingPath = codingPath
    self.result = result
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    result.beginObject()
    return KeyedEncodingContainer(KeyedValueEncoder(codingPath: codingPath, result: result))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    result.beginList()
    return UnkeyedValueEncoder(codingPath: codingPath, result: result)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueEncoder(codingPath: codingPath, result: result)
  }
}

extension EncodedValue {
  /// Creates a value of a basic type; `nil` for one of any other type.
  fileprivate init?(basic value: some Encodable) throws {
    switch value {
    case let value as Bool: self = .boolean(value)
    case let value as String: self = .text(value)
    case let value as Double: self.init(number: value)
    case let value as Float: self.init(number: Double(value))
    case let value as any FixedWidthInteger: try self.init(integer: value)
    default: return nil
    }
  }
}

private struct SingleValueEncoder: SingleValueEncodingContainer {
  let codingPath: [any CodingKey]
  let result: ValueEncoder.Result

  mutating func encodeNil() { result.set(.missing) }
  mutating func encode<Value: Encodable>(_ value: Value) throws {
    try result.encode(value, at: codingPath)
  }
}

private struct UnkeyedValueEncoder: UnkeyedEncodingContainer {
  let codingPath: [any CodingKey]
  let result: ValueEncoder.Result

  var count: Int { result.count }

  private var nextPath: [any CodingKey] { codingPath + [EncodedKey(intValue: count)] }

  mutating func encodeNil() { result.append().set(.missing) }
  mutating func encode<Value: Encodable>(_ value: Value) throws {
    let path = nextPath
    try result.append().encode(value, at: path)
  }
  mutating func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    next().container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next().unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { next() }

  private func next() -> ValueEncoder {
    let path = nextPath
    return ValueEncoder(codingPath: path, into: result.append())
  }
}

private struct KeyedValueEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let codingPath: [any CodingKey]
  let result: ValueEncoder.Result

  mutating func encodeNil(forKey key: Key) { result.member(key.stringValue).set(.missing) }
  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try result.member(key.stringValue).encode(value, at: codingPath + [key])
  }
  mutating func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(key).container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(key).unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { encoder(EncodedKey(stringValue: "super")) }
  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

  private func encoder(_ key: any CodingKey) -> ValueEncoder {
    ValueEncoder(codingPath: codingPath + [key], into: result.member(key.stringValue))
  }
}
