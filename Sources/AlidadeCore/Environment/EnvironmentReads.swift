/// What a component can read of the environment beside single values.
enum EnvironmentReads {
  private enum Anything {}

  /// Read by components with trees inside, which may read any value; changed when any is.
  static let anything = ObjectIdentifier(Anything.self)
}
