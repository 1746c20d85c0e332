/// The pseudo keys that components can read besides those of single values.
enum EnvironmentReads {
  private enum Anything {}

  /// Read by components that contain trees, which may read any value; changes with any of them.
  static let anything = ObjectIdentifier(Anything.self)
}
