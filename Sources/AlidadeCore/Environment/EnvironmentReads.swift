/// The pseudo keys that components read beside those of single values.
enum EnvironmentReads {
  private enum Anything {}

  /// Read by components with trees inside, which may read any value; changes with any of them.
  static let anything = ObjectIdentifier(Anything.self)
}
