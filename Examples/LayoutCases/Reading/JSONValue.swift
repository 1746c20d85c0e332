/// A value of a JSON document.
///
/// Objects keep the order of their keys, which decides between styles that overlap.
public enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The first value for a key of an object; nil for anything else.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let pairs) = self else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// The elements of an array; none for anything else.
  public var elements: [JSONValue] {
    if case .array(let values) = self { return values }
    return []
  }

  /// The pairs of an object; none for anything else.
  public var pairs: [(key: String, value: JSONValue)] {
    if case .object(let pairs) = self { return pairs }
    return []
  }

  /// The number; nil for anything else.
  public var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }

  /// The text; nil for anything else.
  public var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }
}
