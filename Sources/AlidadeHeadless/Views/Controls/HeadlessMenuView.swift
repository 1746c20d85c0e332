import AlidadeComponents
import AlidadeRender

/// A headless button that opens a menu.
public typealias HeadlessMenuView = HeadlessControlView<MenuContent>
/// A headless row of menus.
public typealias HeadlessMenuBarView = HeadlessControlView<MenuBarContent>
/// A headless view with a context menu.
public typealias HeadlessContextMenuView = HeadlessControlView<ContextMenuContent>

extension HeadlessControlView where Content == MenuContent {
  /// Opens the menu and chooses the item with a title, as a user would, including items of
  /// submenus.
  ///
  /// - Returns: `true` if a user could do so: the item exists and is enabled.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard isEnabled else { return false }
    return choose(title, in: controlContent.sections)
  }
}

extension HeadlessControlView where Content == MenuBarContent {
  /// Opens the menus one after the other, and chooses the first item with a title, as a user would,
  /// including items of submenus.
  ///
  /// - Returns: `true` if a user could do so: the item exists and is enabled.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    choose(title, in: controlContent.menus.flatMap(\.sections))
  }
}

extension HeadlessControlView where Content == ContextMenuContent {
  /// Opens the context menu and chooses the item with a title, as a user would, including items of
  /// submenus.
  ///
  /// - Returns: `true` if a user could do so: the item exists and is enabled.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard isEnabled else { return false }
    return choose(title, in: controlContent.sections)
  }
}

extension HeadlessControlView where Content.Value == Int? {
  fileprivate func choose(_ title: String, in sections: [MenuSection]) -> Bool {
    let item = sections.items.first { $0.title == title }
    guard let item, item.isEnabled, isVisible, isReactive else { return false }
    changeHandler?.send(item.number)
    return true
  }
}
