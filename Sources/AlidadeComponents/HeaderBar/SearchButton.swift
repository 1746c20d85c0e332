import AlidadeCore

/// A button that opens and closes the search of the enclosing header bar.
///
/// ```swift
/// .headerBar("Packages") {
///   SearchButton()
/// }
/// .search(text: context.binding(\.term))
/// ```
///
/// Outside a header bar with a search field, it is disabled.
public struct SearchButton: Component, Equatable {
  private let label: String?

  /// Creates a button with a magnifying glass.
  ///
  /// - Parameter label: the name for assistive technologies; `nil` for "Search" in the component's
  ///   language.
  public init(_ label: String? = nil) {
    self.label = label
  }

  /// A button that stays pressed while the search is open.
  public func body(_ context: Context<NoState>) -> some Component {
    let isOpen = context.environment(HeaderSearchKey.self)
    let label = label ?? context.standardText("Search")
    let keys = Command.find.shortcut.map { " (\(context.name(of: $0)))" } ?? ""
    ToggleButton(
      label, icon: "system-search-symbolic", isOn: isOpen ?? false, isEnabled: isOpen != nil
    ) { isOpen in
      context.send(SetSearch(isOpen: isOpen))
    }
    .tooltip(label + keys)
  }
}
