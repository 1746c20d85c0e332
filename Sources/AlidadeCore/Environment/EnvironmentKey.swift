/// Names one thing that components learn from their surroundings, such as a theme.
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
  /// What is known under the key.
  associatedtype Value: Equatable & Sendable
  /// What holds where nothing was said.
  static var defaultValue: Value { get }
}

extension Context {
  /// What the surroundings say under a key; the nearest one around that says something counts.
  ///
  /// A component that reads a value in its body is built anew when the value changes; others are
  /// not. Any thread.
  ///
  /// - Complexity: O(depth).
  public func environment<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    guard let scope = reference.scope else { return Key.defaultValue }
    scope.noteRead(ObjectIdentifier(key))
    return scope.environmentValue(key)
  }
}
