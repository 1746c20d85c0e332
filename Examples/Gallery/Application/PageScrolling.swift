import Alidade

/// The controller with which a script scrolls the list of a page; `nil` for that of the page.
enum PageScrolling: EnvironmentKey {
  static let defaultValue: ListController? = nil
}
