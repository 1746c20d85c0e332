import AlidadeRender

extension Command {
  /// Searches the content of the window.
  ///
  /// A header bar with a search field handles it for the content below the bar; see
  /// ``HeaderBar/search(text:isOpen:prompt:placement:opensOnTyping:onSubmit:)``.
  public static let find = Command(
    standard: "Find", id: "alidade.find", icon: "system-search-symbolic",
    shortcut: KeyCombination("f", .control))
}
