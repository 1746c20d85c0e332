/// A key for an environment value, which components get from their ancestors, such as a theme.
///
/// ```swift
/// enum Theme: EnvironmentKey {
///   static let defaultValue = Palette.standard
/// }
///
/// Inbox().environment(Theme.self, .solarized)      // around
/// let palette = context.environment(Theme.self)     // in a body inside
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Equatable & Sendable
  /// The value if no ancestor provides one.
  static var defaultValue: Value { get }
}

extension Context {
  /// Returns the value that the nearest ancestor provides for a key.
  ///
  /// A component that reads a value in its body is rebuilt when the value changes; other components
  /// aren't. Outside a body, this method returns the value in the newest generation. It can be
  /// called on any thread.
  ///
  /// - Complexity: O(values) in a body, O(depth) elsewhere.
  public func environment<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    guard let found = reference.environmentValue(ObjectIdentifier(key)) else {
      return Key.defaultValue
    }
    return found as? Key.Value ?? Key.defaultValue
  }
}

extension ScopeReference {
  /// Returns the value for a key: in a body from the generation being built, elsewhere from the
  /// newest generation.
  fileprivate func environmentValue(_ key: ObjectIdentifier) -> (any Sendable)? {
    if let environment = environmentInBody(reading: key) { return environment.value(key) }
    guard let scope else { return nil }
    let deferred = DeferredReading.active(around: scope)
    if let environment = deferred?.environmentInBody(reading: key) {
      return environment.value(key, seenFrom: scope)
    }
    return scope.publishedValue(key)
  }
}
