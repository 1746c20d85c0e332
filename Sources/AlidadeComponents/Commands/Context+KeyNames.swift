import AlidadeCore
import AlidadeRender

extension Context {
  /// Returns a combination of keys as keyboards in the component's language show it, such as
  /// `Strg+Entf`.
  package func name(of keys: KeyCombination) -> String {
    let names: [KeyModifiers: String] = [
      .shift: standardText("Shift", context: "key"),
      .control: standardText("Ctrl", context: "key"),
      .alt: standardText("Alt", context: "key"),
      .super: standardText("Super", context: "key"),
    ]
    let held = keys.modifiers.inOrder.compactMap { names[$0] }
    return (held + [name(of: keys.key)]).joined(separator: "+")
  }

  private func name(of key: Key) -> String {
    switch key {
    case .space: standardText("Space", context: "key")
    case .enter: standardText("Return", context: "key")
    case .escape: standardText("Escape", context: "key")
    case .tab: standardText("Tab", context: "key")
    case .backspace: standardText("Backspace", context: "key")
    case .delete: standardText("Delete", context: "key")
    case .insert: standardText("Insert", context: "key")
    case .up: standardText("Up", context: "key")
    case .down: standardText("Down", context: "key")
    case .left: standardText("Left", context: "key")
    case .right: standardText("Right", context: "key")
    case .home: standardText("Home", context: "key")
    case .end: standardText("End", context: "key")
    case .pageUp: standardText("Page Up", context: "key")
    case .pageDown: standardText("Page Down", context: "key")
    case .menu: standardText("Menu", context: "key")
    case .back: standardText("Back", context: "key")
    case .character, .function: key.description
    }
  }
}
