/// A JSON value.
///
/// Objects keep the order of their keys, which matters for styles that overlap.
public enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Returns the first value for a key of an object; `nil` for any other value.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let pairs) = self else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// The elements of an array; empty for any other value.
  public var elements: [JSONValue] {
    if case .array(let values) = self { return values }
    return []
  }

  /// The pairs of an object; empty for any other value.
  public var pairs: [(key: String, value: JSONValue)] {
    if case .object(let pairs) = self { return pairs }
    return []
  }

  /// The number; `nil` for any other value.
  public var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }

  /// The text; `nil` for any other value.
  public var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }
}
