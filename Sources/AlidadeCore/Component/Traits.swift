/// One thing that a component can tell the component that places it.
public protocol TraitKey {
  /// What is told.
  associatedtype Value: Sendable
  /// What holds when nothing was told.
  static var defaultValue: Value { get }
}

/// What a component tells the component that places it, such as its share of free space.
public struct Traits: Sendable {
  /// Few components have traits, and those have few.
  private var values: [(key: ObjectIdentifier, value: any Sendable)] = []

  /// Makes traits that tell nothing.
  public init() {}

  /// What was told under a key, or its default.
  public subscript<Key: TraitKey>(key: Key.Type) -> Key.Value {
    get {
      let found = values.first { $0.key == ObjectIdentifier(key) }
      return found?.value as? Key.Value ?? Key.defaultValue
    }
    set {
      values.removeAll { $0.key == ObjectIdentifier(key) }
      values.append((ObjectIdentifier(key), newValue))
    }
  }

  /// These traits, completed by those of `inner` where nothing was told here.
  func merged(over inner: Traits) -> Traits {
    if inner.values.isEmpty { return self }
    if values.isEmpty { return inner }
    var merged = self
    for entry in inner.values where !values.contains(where: { $0.key == entry.key }) {
      merged.values.append(entry)
    }
    return merged
  }
}
