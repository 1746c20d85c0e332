import AlidadeCore

/// The navigation between the pages and sides that enclose a component; see ``Context/navigation``.
///
/// ```swift
/// Button("Open") { context.navigation.push(Page.message(id)) }
/// ```
public struct Navigator<State: Sendable>: Sendable {
  let context: Context<State>

  /// A Boolean value that is `true` if it is possible to go back: to a page below this one in a
  /// ``NavigationStack``, or to the sidebar of a collapsed ``SplitView``.
  ///
  /// A component that reads this property in its body is rebuilt when it changes.
  public var canGoBack: Bool { context.environment(CanGoBack.self) }

  /// A Boolean value that is `true` if the nearest ``SplitView`` shows only one side, so that, for
  /// example, a row in its sidebar leads to another page.
  ///
  /// A component that reads this property in its body is rebuilt when it changes.
  public var isCollapsed: Bool { context.environment(IsCollapsed.self) }

  /// Goes back: removes the page of the nearest ``NavigationStack``, or shows the sidebar of a
  /// collapsed ``SplitView``, whichever is nearer.
  ///
  /// - Returns: `true` if it was possible to go back.
  @discardableResult
  @MainActor public func goBack() -> Bool { canGoBack && context.send(GoBack()) }

  /// Shows the content of the nearest ``SplitView`` if it is collapsed.
  ///
  /// - Returns: `true` if there is such a view.
  @discardableResult
  @MainActor public func showContent() -> Bool { context.send(ShowContent()) }
}

extension Context {
  /// The navigation between the pages and sides that enclose the component.
  public var navigation: Navigator<State> { Navigator(context: self) }
}

/// A message that goes back.
struct GoBack: Sendable {}

/// A message that shows the content of a collapsed split view.
struct ShowContent: Sendable {}

/// The environment key of ``Navigator/canGoBack``.
enum CanGoBack: EnvironmentKey {
  static let defaultValue = false
}

/// The environment key of ``Navigator/isCollapsed``.
enum IsCollapsed: EnvironmentKey {
  static let defaultValue = false
}
