/// One thing that a component can tell the component that places it.
public protocol TraitKey {
  /// What is told.
  associatedtype Value: Equatable & Sendable
  /// What holds when nothing was told.
  static var defaultValue: Value { get }
}

/// What a component tells the component that places it, such as its share of free space.
public struct Traits: Sendable {
  /// Few components have traits, and those have few.
  private var values: [(key: ObjectIdentifier, value: any Sendable)] = []
  /// What flex containers read for each child, with its type known; beside, so that it costs
  /// little where nothing is told.
  private var flex: FlexStorage?

  private final class FlexStorage: Sendable {
    let item: FlexItem

    init(_ item: FlexItem) { self.item = item }
  }

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

  /// What is told to a flex container; `nil` for nothing.
  public var flexItem: FlexItem? {
    get { flex?.item }
    set { flex = newValue.map(FlexStorage.init) }
  }

  private func isSame(_ entry: (key: ObjectIdentifier, value: any Sendable)) -> Bool {
    guard let value = entry.value as? any Equatable,
      let other = values.first(where: { $0.key == entry.key })?.value
    else { return false }
    return value.isSame(as: other)
  }

  /// These traits, completed by those of `inner` where nothing was told here.
  func merged(over inner: Traits) -> Traits {
    var merged = self
    if let innerItem = inner.flexItem {
      merged.flexItem = flexItem?.merged(over: innerItem) ?? innerItem
    }
    for entry in inner.values where !values.contains(where: { $0.key == entry.key }) {
      merged.values.append(entry)
    }
    return merged
  }
}

extension Traits: Equatable {
  /// Whether both tell the same.
  public static func == (one: Traits, other: Traits) -> Bool {
    one.flexItem == other.flexItem && one.values.count == other.values.count
      && one.values.allSatisfy(other.isSame)
  }
}
