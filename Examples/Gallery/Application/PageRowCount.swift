import Alidade

/// The number of rows in the list of the page that a script scrolls; `nil` without a script.
enum PageRowCount: EnvironmentKey {
  static let defaultValue: Store<Int>? = nil
}
