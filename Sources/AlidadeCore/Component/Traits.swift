/// One thing that a component can tell the component that places it.
public protocol TraitKey {
  /// What is told.
  associatedtype Value: Equatable & Sendable
  /// What holds when nothing was told.
  static var defaultValue: Value { get }
}

/// What a component tells the component that places it, such as its share of free space.
public struct Traits: Sendable {
  /// What is told; an object, so that it costs next to nothing where nothing is told, as of nearly
  /// all components.
  final class Storage: Sendable {
    /// Few components have traits, and those have few.
    let values: [(key: ObjectIdentifier, value: any Sendable)]
    /// What flex containers read for each child, with its type known.
    let flexItem: FlexItem?

    init(_ values: [(key: ObjectIdentifier, value: any Sendable)], _ flexItem: FlexItem?) {
      self.values = values
      self.flexItem = flexItem
    }
  }

  private var storage: Storage?

  private var values: [(key: ObjectIdentifier, value: any Sendable)] { storage?.values ?? [] }

  /// Makes traits that tell nothing.
  public init() {}

  /// What was told under a key, or its default.
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

  /// What is told to a flex container; `nil` for nothing.
  public var flexItem: FlexItem? {
    get { storage?.flexItem }
    set { storage = Storage(values, newValue) }
  }

  /// Whether nothing is told.
  var isEmpty: Bool { storage == nil }

  private func isSame(_ entry: (key: ObjectIdentifier, value: any Sendable)) -> Bool {
    guard let value = entry.value as? any Equatable,
      let other = values.first(where: { $0.key == entry.key })?.value
    else { return false }
    return value.isSame(as: other)
  }

  /// These traits, completed by those of `inner` where nothing was told here.
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
  /// Whether both tell the same.
  public static func == (one: Traits, other: Traits) -> Bool {
    if one.storage === other.storage { return true }
    return one.flexItem == other.flexItem && one.values.count == other.values.count
      && one.values.allSatisfy(other.isSame)
  }
}
