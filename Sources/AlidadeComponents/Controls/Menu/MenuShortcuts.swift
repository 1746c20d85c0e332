import AlidadeCore
import AlidadeRender

/// The actions of the key combinations in a menu, for the view of the menu, which listens for them.
struct MenuShortcuts: Equatable {
  private var actions: [KeyCombination: Action<Void>] = [:]

  /// Adds an action, unless the key combination has one.
  mutating func add(_ action: Action<Void>, for shortcut: KeyCombination) {
    actions[shortcut] = actions[shortcut] ?? action
  }

  /// The attributes of the view, in an order that doesn't change.
  var attributes: [ViewAttribute<any ControlView>] {
    actions.sorted { $0.key.description < $1.key.description }.map { shortcut, action in
      ViewAttribute<any NativeView>.input(.shortcut(shortcut)) { _ in action() }.narrowed()
    }
  }
}
