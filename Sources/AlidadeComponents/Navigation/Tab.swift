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

/// A result builder that collects the pages of a ``TabView``.
public typealias TabBuilder<Value: Hashable & Sendable> = ArrayBuilder<Tab<Value>>
