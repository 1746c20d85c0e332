/// The environment values at one place in one generation: an immutable list, the nearest value
/// first.
///
/// Environments share the values of their ancestors, so passing an environment down costs one
/// reference, and replacing a value costs one small object.
struct Environment: Sendable {
  /// A value, with the environment around its provider.
  final class Entry: Sendable {
    let key: ObjectIdentifier
    let value: any Sendable
    /// The component that provides the value; `nil` for a value of the whole tree.
    let provider: Scope?
    let outer: Environment

    init(
      _ key: ObjectIdentifier, _ value: any Sendable, from provider: Scope?, in outer: Environment
    ) {
      self.key = key
      self.value = value
      self.provider = provider
      self.outer = outer
    }
  }

  /// The nearest value.
  let nearest: Entry?

  /// Creates an environment without values.
  init() {
    nearest = nil
  }

  /// Creates the environment inside the component that provides a value.
  init(inside entry: Entry) {
    nearest = entry
  }

  /// Returns a value of unknown type; `nil` if the key has none.
  ///
  /// - Complexity: O(values).
  func value(_ key: ObjectIdentifier) -> (any Sendable)? { first { $0.key == key }?.value }

  /// Returns the value for a key that the component of an enclosing scope sees.
  func value(_ key: ObjectIdentifier, seenFrom scope: Scope) -> (any Sendable)? {
    first { entry in
      guard entry.key == key else { return false }
      guard let provider = entry.provider, provider.updates === scope.updates else { return true }
      return scope.isInside(provider)
    }?.value
  }

  /// Returns `true` if both environments are the same list.
  static func === (one: Environment, other: Environment) -> Bool { one.nearest === other.nearest }

  /// Returns a copy of the environment with a new value for the whole tree.
  func setting(_ key: ObjectIdentifier, _ value: any Sendable) -> Environment {
    var others: [Entry] = []
    var environment = self
    while let entry = environment.nearest {
      if entry.key != key { others.append(entry) }
      environment = entry.outer
    }
    var result = Environment()
    for entry in others.reversed() {
      result = Environment(inside: Entry(entry.key, entry.value, from: entry.provider, in: result))
    }
    return Environment(inside: Entry(key, value, from: nil, in: result))
  }

  /// All values, by key.
  var values: [ObjectIdentifier: any Sendable] {
    var values: [ObjectIdentifier: any Sendable] = [:]
    var environment = self
    while let entry = environment.nearest {
      if values[entry.key] == nil { values[entry.key] = entry.value }
      environment = entry.outer
    }
    return values
  }

  /// Returns the keys whose values differ from another environment.
  func keysDiffering(from other: Environment) -> Set<ObjectIdentifier> {
    if self === other { return [] }
    let (new, old) = (values, other.values)
    var keys = Set(old.keys).subtracting(new.keys)
    for (key, value) in new {
      guard let previous = old[key] else {
        keys.insert(key)
        continue
      }
      if !Environment.areEqual(value, previous) { keys.insert(key) }
    }
    return keys
  }

  private static func areEqual(_ one: any Sendable, _ other: any Sendable) -> Bool {
    (one as? any Equatable)?.isSame(as: other) ?? false
  }

  private func first(where matches: (Entry) -> Bool) -> Entry? {
    var environment = self
    while let entry = environment.nearest {
      if matches(entry) { return entry }
      environment = entry.outer
    }
    return nil
  }
}
