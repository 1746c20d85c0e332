import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A list of commands with their shortcuts, by category.
struct KeyboardShortcuts: Component, Equatable {
  let commands: [Command]
  let close: Action<Void>

  private var categories: [(name: String, commands: [Command])] {
    let withKeys = commands.filter { $0.shortcut != nil }
    var names: [String] = []
    for command in withKeys where !names.contains(command.category) {
      names.append(command.category)
    }
    return names.map { name in (name, withKeys.filter { $0.category == name }) }
  }

  func body(_ context: Context<NoState>) -> some Component {
    Scroll {
      Column(spacing: 8) {
        for category in categories {
          Text(
            context.title(ofCategory: category.name), style: TextStyle(size: 15, weight: .bold)
          )
          .padding(EdgeInsets(top: 8))
          for command in category.commands { row(command, context) }
        }
      }
      .padding(16)
    }
    .frame(width: 420, height: 480)
    .shortcut(.escape, []) { [close] in close() }
  }

  @ComponentBuilder private func row(
    _ command: Command, _ context: Context<NoState>
  ) -> ComponentList {
    Row(spacing: 16, alignment: .center) {
      Text(context.title(of: command))
      Spacer()
      Text(
        command.shortcut.map { context.name(of: $0) } ?? "", style: TextStyle(color: .secondaryText)
      )
    }
  }
}

/// The window with the shortcuts of the commands in the enclosing window.
private struct KeyboardShortcutsWindow: Component {
  let close: Action<Void>

  @ComponentBuilder func body(_ context: Context<NoState>) -> some Component {
    let commands = context.environment(CommandScopeKey.self)?.commands ?? []
    Window(context.title(of: .keyboardShortcuts)) {
      KeyboardShortcuts(commands: commands, close: close)
    }
    .modal().role(.dialog)
    .onClose { [close] in close() }
  }
}

extension Component {
  /// Shows the shortcuts of all commands in front of the window while a value is `true`.
  ///
  /// - Parameter isPresented: `true` while the window with the shortcuts is open.
  public func keyboardShortcuts(isPresented: Binding<Bool>) -> some Component {
    overlay(alignment: .topStart) {
      if isPresented.value { KeyboardShortcutsWindow(close: Action { isPresented.close() }) }
    }
  }
}

extension WindowReference {
  /// Shows the shortcuts of all commands in front of the window, and waits until the user closes
  /// them.
  ///
  /// ``Command/keyboardShortcuts`` does the same without waiting.
  @MainActor public func showKeyboardShortcuts() async {
    let _: Bool? = await waitForComponent { answer in
      AnyComponent(KeyboardShortcutsWindow(close: Action { answer(nil) }))
    }
  }
}
