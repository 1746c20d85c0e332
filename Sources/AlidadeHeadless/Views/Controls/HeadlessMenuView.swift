import AlidadeComponents
import AlidadeRender

/// A button that opens a menu, without a toolkit.
public typealias HeadlessMenuView = HeadlessControlView<MenuContent>
/// A view with a context menu, without a toolkit.
public typealias HeadlessContextMenuView = HeadlessControlView<ContextMenuContent>

extension HeadlessControlView where Content == MenuContent {
  /// Opens the menu and chooses the item with a title, in submenus too, as a user does.
  ///
  /// - Returns: whether a user could have done so: there is such an item, and it is enabled.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard isEnabled else { return false }
    return choose(title, in: controlContent.sections)
  }
}

extension HeadlessControlView where Content == ContextMenuContent {
  /// Asks for the menu and chooses the item with a title, in submenus too, as a user does.
  ///
  /// - Returns: whether a user could have done so: there is such an item, and it is enabled.
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
