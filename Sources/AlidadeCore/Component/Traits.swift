/// A key for a value that a component sets for its parent.
public protocol TraitKey {
  /// The type of the value.
  associatedtype Value: Equatable & Sendable
  /// The value of a component that doesn't set one.
  static var defaultValue: Value { get }
}

/// The values that a component sets for its parent, such as its share of free space.
public struct Traits: Sendable {
  /// The storage of the values; an object, so that empty traits, which nearly all components have,
  /// cost next to nothing.
  final class Storage: Sendable {
    /// An array, because the few components that have traits have few.
    let values: [(key: ObjectIdentifier, value: any Sendable)]
    /// The values that flex containers read for each child, with a static type.
    let flexItem: FlexItem?

    init(_ values: [(key: ObjectIdentifier, value: any Sendable)], _ flexItem: FlexItem?) {
      self.values = values
      self.flexItem = flexItem
    }
  }

  private var storage: Storage?

  private var values: [(key: ObjectIdentifier, value: any Sendable)] { storage?.values ?? [] }

  /// Creates empty traits.
  public init() {}

  /// The value for a key, or its default.
  public subscript<Key: TraitKey>(key: Key.Type) -> Key.Value {
    get {
      let found = values.first { $0.key == ObjectIdentifier(key) }
      return found?.value as? Key.Value ?? Key.defaultValue
    }
    set {
      var values = values
      values.removeAll { $0.key == ObjectIdentifier(key) }
      values.append((ObjectIdentifier(key), newValue))
      storage = Storage(values, flexItem)
    }
  }

  /// The values for a flex container; `nil` if there are none.
  public var flexItem: FlexItem? {
    get { storage?.flexItem }
    set { storage = Storage(values, newValue) }
  }

  /// A Boolean value that is `true` if no value is set.
  var isEmpty: Bool { storage == nil }

  private func isSame(_ entry: (key: ObjectIdentifier, value: any Sendable)) -> Bool {
    guard let value = entry.value as? any Equatable,
      let other = values.first(where: { $0.key == entry.key })?.value
    else { return false }
    return value.isSame(as: other)
  }

  /// Returns these traits, with the values of `inner` for keys that aren't set here.
  func merged(over inner: Traits) -> Traits {
    if inner.isEmpty { return self }
    if isEmpty { return inner }
    var item = flexItem
    if let innerItem = inner.flexItem { item = item?.merged(over: innerItem) ?? innerItem }
    let added = inner.values.filter { entry in !values.contains { $0.key == entry.key } }
    var merged = self
    merged.storage = Storage(values + added, item)
    return merged
  }
}

extension Traits: Equatable {
  /// Returns `true` if both traits have the same values.
  public static func == (one: Traits, other: Traits) -> Bool {
    if one.storage === other.storage { return true }
    return one.flexItem == other.flexItem && one.values.count == other.values.count
      && one.values.allSatisfy(other.isSame)
  }
}
