import AlidadeCore
import AlidadeRender

/// A row of menus, as at the top of a window.
///
/// ```swift
/// MenuBar {
///   Menu("File") {
///     MenuItem(.newNote)
///     MenuGroup { MenuItem(.quit) }
///   }
///   Menu("Edit") {
///     MenuItem(.undo)
///     MenuItem(.redo)
///   }
/// }
/// ```
///
/// F10 opens the first menu, and Alt with a letter of its title opens a menu: the first letter that
/// no preceding menu uses. Left and Right move between the menus while one is open. When it closes,
/// the keyboard focus returns to where it was. An icon of a ``Menu`` isn't shown.
///
/// An item can perform a ``Command``, which can also have buttons, shortcuts and items in other
/// menus.
public struct MenuBar: Component, Equatable {
  private let menus: [Menu]

  /// Creates a row of menus.
  ///
  /// - Parameter menus: the menus, from the start to the end.
  public init(@MenuBarBuilder menus: () -> [Menu]) {
    self.menus = menus()
  }

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    let enabled = menus.filter(\.isEnabled)
    let model = MenuModel(enabled.map { $0.elements.resolved(in: context) })
    let content = MenuBarContent(
      menus: zip(enabled, model.menus).map {
        MenuBarContent.Menu(context.text($0.label), sections: $1)
      })
    return Control(
      content, value: nil, isEnabled: true, label: nil, shortcuts: model.shortcuts,
      onChange: model.action)
  }
}

/// A result builder that collects the menus of a ``MenuBar``.
public typealias MenuBarBuilder = ArrayBuilder<Menu>
