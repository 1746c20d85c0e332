/// A value that distinguishes a component from siblings of the same type.
public struct ComponentKey: Hashable, Sendable, CustomStringConvertible {
  /// The value of a key, with cases for the most common types.
  ///
  /// Comparing and hashing an `AnyHashable` takes several times as long, and lists look up their
  /// rows in every frame.
  private enum Value: Hashable, Sendable {
    case integer(Int)
    case text(String)
    case other(Other)
  }

  /// A value of any other type, or an `EncodedValue` that was decoded, whose type isn't known; an
  /// object, so that copying a key doesn't inspect its value.
  private final class Other: Hashable, Sendable {
    // Proof: the stored value is Sendable and never changes.
    nonisolated(unsafe) let value: AnyHashable

    init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }

    /// The decoded value; `nil` if the type is known.
    var encoded: EncodedValue? { value.base as? EncodedValue }

    static func == (one: Other, other: Other) -> Bool { one.value == other.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  private let value: Value

  /// Creates a key from a value, such as the id of an item.
  ///
  /// Equal integers make equal keys, whatever their types.
  public init<Key: Hashable & Sendable>(_ value: Key) {
    if let integer = value as? Int {
      self.value = .integer(integer)
    } else if let text = value as? String {
      self.value = .text(text)
    } else if let number = value as? any BinaryInteger, let integer = Int(exactly: number) {
      self.value = .integer(integer)
    } else {
      self.value = .other(Other(value))
    }
  }

  /// Returns the value from which the key was created or decoded; `nil` if it has a different type.
  package func id<Key: Hashable & Sendable>(as type: Key.Type) -> Key? {
    switch value {
    case .integer(let integer):
      // Integers of all types are held as `Int`.
      (integer as? Key)
        ?? (type as? any BinaryInteger.Type).flatMap { $0.init(exactly: integer) as? Key }
    case .text(let text): text as? Key
    case .other(let other): (other.value.base as? Key) ?? other.encoded?.decoded(as: type)
    }
  }

  /// The same key in the form in which it is decoded; `nil` if it can't be encoded.
  package var encoded: ComponentKey? {
    switch value {
    case .integer, .text: self
    case .other(let other):
      if other.encoded != nil {
        self
      } else {
        (other.value.base as? any Encodable)
          .flatMap { try? EncodedValue($0) }
          .map { ComponentKey(value: .other(Other($0))) }
      }
    }
  }

  private init(value: Value) { self.value = value }

  /// The value, as text.
  public var description: String {
    switch value {
    case .integer(let integer): "\(integer)"
    case .text(let text): text
    case .other(let other): "\(other.value.base)"
    }
  }
}

extension ComponentKey: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
  }

  /// Creates a key from an integer, a string, or another value that was encoded.
  ///
  /// For any other value, the type isn't known yet, so the key isn't equal to the key that was
  /// encoded. When a list looks up the row of such a key, it decodes the key as one of its ids.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self),
      let encoded = try? container.decode(EncodedValue.self, forKey: .id)
    {
      value = .other(Other(encoded))
      return
    }
    let container = try decoder.singleValueContainer()
    if let integer = try? container.decode(Int.self) {
      value = .integer(integer)
    } else {
      value = .text(try container.decode(String.self))
    }
  }

  /// Encodes a key that was created from an integer, a string, or any other value that is
  /// `Encodable`, such as a `UUID`.
  ///
  /// - Throws: `EncodingError.invalidValue` if the value isn't `Encodable`, or the error that the
  ///   value throws.
  public func encode(to encoder: any Encoder) throws {
    switch value {
    case .integer(let integer):
      var container = encoder.singleValueContainer()
      try container.encode(integer)
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .other(let other):
      if let encoded = other.encoded { return try encode(encoded, to: encoder) }
      guard let value = other.value.base as? any Encodable else {
        throw EncodingError.invalidValue(
          other.value.base,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: """
              The key "\(self)" is a \(type(of: other.value.base)), which isn't Codable. Conform it to Codable, or use a \
              property of the element that is as its id.
              """))
      }
      try encode(EncodedValue(value), to: encoder)
    }
  }

  private func encode(_ encoded: EncodedValue, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(encoded, forKey: .id)
  }
}
