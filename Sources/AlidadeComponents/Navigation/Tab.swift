import AlidadeCore

/// A page of a ``TabView``, with the title of its tab.
public struct Tab<Value: Hashable & Sendable>: Sendable, Equatable {
  let value: Value
  let title: String
  let icon: String?
  let content: AnyComponent

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: the text on the tab.
  ///   - icon: the name of an icon of the toolkit's theme, shown before the text; `nil` for none.
  ///   - value: the value that selects the page; unique in its view.
  ///   - content: the page; several components form a column.
  public init(
    _ title: String, icon: String? = nil, value: Value,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.value = value
    self.title = title
    self.icon = icon
    self.content = AnyComponent(content())
  }
}

/// A builder of the pages of a ``TabView``, with `if`, `switch` and `for`.
@resultBuilder public enum TabBuilder<Value: Hashable & Sendable> {
  /// Returns a page.
  public static func buildExpression(_ tab: Tab<Value>) -> [Tab<Value>] { [tab] }

  /// Returns pages.
  public static func buildExpression(_ tabs: [Tab<Value>]) -> [Tab<Value>] { tabs }

  /// Returns all pages of a block.
  public static func buildBlock(_ tabs: [Tab<Value>]...) -> [Tab<Value>] { Array(tabs.joined()) }

  /// Returns the pages of an `if` without `else`.
  public static func buildOptional(_ tabs: [Tab<Value>]?) -> [Tab<Value>] { tabs ?? [] }

  /// Returns the pages of the first branch.
  public static func buildEither(first tabs: [Tab<Value>]) -> [Tab<Value>] { tabs }

  /// Returns the pages of the second branch.
  public static func buildEither(second tabs: [Tab<Value>]) -> [Tab<Value>] { tabs }

  /// Returns the pages of a loop.
  public static func buildArray(_ tabs: [[Tab<Value>]]) -> [Tab<Value>] { Array(tabs.joined()) }
}
