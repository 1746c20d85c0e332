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

  /// A value of any other type; an object, so that copying a key doesn't inspect its value.
  private final class Other: Hashable, Sendable {
    // Proof: the stored value is Sendable and never changes.
    nonisolated(unsafe) let value: AnyHashable

    init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }

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

  /// Returns the value from which the key was created; `nil` if it has another type.
  package func value<Key: Hashable & Sendable>(as type: Key.Type) -> Key? {
    switch value {
    case .integer(let integer): integer as? Key
    case .text(let text): text as? Key
    case .other(let other): other.value.base as? Key
    }
  }

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
  /// Creates a key from an integer or a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let integer = try? container.decode(Int.self) {
      value = .integer(integer)
    } else {
      value = .text(try container.decode(String.self))
    }
  }

  /// Encodes a key that was created from an integer or a string.
  ///
  /// - Throws: `EncodingError.invalidValue` for any other key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .integer(let integer): try container.encode(integer)
    case .text(let text): try container.encode(text)
    case .other(let other):
      throw EncodingError.invalidValue(
        other.value.base,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: """
            The key "\(self)" is a \(type(of: other.value.base)), and only keys that are integers or strings can \
            be encoded. Use such a property of the element as its id.
            """))
    }
  }
}
