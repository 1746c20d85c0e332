/// The pseudo keys that components can read in addition to the keys of single values.
enum EnvironmentReads {
  private enum Anything {}

  /// The key that represents all values; read by components that contain trees, which may read any
  /// value.
  static let anything = ObjectIdentifier(Anything.self)
}
