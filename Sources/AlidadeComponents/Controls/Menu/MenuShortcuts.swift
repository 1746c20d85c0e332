import AlidadeCore
import AlidadeRender

/// The actions of the key combinations in a menu, for the view of the menu, which listens for them.
struct MenuShortcuts: Equatable {
  private struct Shortcut: Equatable {
    let keys: KeyCombination
    let action: Action<Void>
  }

  // Not a dictionary, which would compare the actions of two generations in the reverse order.
  private var shortcuts: [Shortcut] = []

  /// Adds an action, unless the key combination has one.
  mutating func add(_ action: Action<Void>, for keys: KeyCombination) {
    if shortcuts.contains(where: { $0.keys == keys }) { return }
    shortcuts.append(Shortcut(keys: keys, action: action))
  }

  /// The attributes of the view.
  var attributes: [ViewAttribute<any ControlView>] {
    shortcuts.map { shortcut in
      ViewAttribute<any NativeView>.input(.shortcut(shortcut.keys)) {
        [action = shortcut.action] _ in
        action()
      }
      .narrowed()
    }
  }
}
