import AlidadeCore

/// The sides of a component that are at the side of the window, where a header bar shows the
/// window's buttons.
struct WindowEdges: OptionSet, Sendable {
  let rawValue: Int

  static let start = WindowEdges(rawValue: 1)
  static let end = WindowEdges(rawValue: 2)
}

/// The environment key of the sides of a component that are at the side of the window.
enum WindowEdgesKey: EnvironmentKey {
  static let defaultValue: WindowEdges = [.start, .end]
}

extension Component {
  /// Specifies which sides of the window the component extends to, so that the header bars in it
  /// show the window's buttons only there.
  ///
  /// ```swift
  /// Row {
  ///   Folders().atWindowEdges(end: false)
  ///   Messages().atWindowEdges(start: false)
  /// }
  /// ```
  ///
  /// The sides of a ``SplitView`` set this automatically.
  ///
  /// - Parameters:
  ///   - start: `true` if there is nothing between the component and the start of the space of the
  ///     enclosing components.
  ///   - end: `true` if there is nothing between the component and the end of that space.
  public func atWindowEdges(start: Bool = true, end: Bool = true) -> some Component {
    InnerEdges(isAtStart: start, isAtEnd: end, content: AnyComponent(self))
  }
}

/// A component with other components beside it.
private struct InnerEdges: ModifierComponent, Equatable {
  let isAtStart: Bool
  let isAtEnd: Bool
  let content: AnyComponent

  func body(_ context: Context<NoState>) -> some Component {
    var edges = context.environment(WindowEdgesKey.self)
    if !isAtStart { edges.remove(.start) }
    if !isAtEnd { edges.remove(.end) }
    return content.environment(WindowEdgesKey.self, edges)
  }
}
