import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A command that a component handles.
package struct HandledCommand: Equatable, Sendable {
  let command: Command
  let title: String?
  var isEnabled: Bool
  let isOn: Bool?
  let availability: CommandAvailability
  /// A Boolean value that is `false` if something inside the component already uses the shortcut.
  let hearsKeys: Bool
  let action: Action<CommandScope>

  /// Creates the command with its action, whose errors are reported.
  ///
  /// - Parameter action: called with the scope of the component that handles the command.
  package init(
    _ command: Command, title: String? = nil, isEnabled: Bool = true, isOn: Bool? = nil,
    perform action: @escaping @MainActor @Sendable (CommandScope) throws -> Void
  ) {
    self.init(
      command, title: title, isEnabled: isEnabled, isOn: isOn, availability: .always,
      perform: action)
  }

  init(
    _ command: Command, title: String? = nil, isEnabled: Bool = true, isOn: Bool? = nil,
    availability: CommandAvailability, hearsKeys: Bool = true,
    perform action: @escaping @MainActor @Sendable (CommandScope) throws -> Void
  ) {
    self.command = command
    self.title = title
    self.isEnabled = isEnabled
    self.isOn = isOn
    self.availability = availability
    self.hearsKeys = hearsKeys
    self.action = Action { scope in
      do {
        try action(scope)
      } catch {
        HandledCommand.report(error, of: command)
      }
    }
  }

  private static func report(_ error: any Error, of command: Command) {
    Diagnostics.report(
      Diagnostic(
        "A command failed with an error that its action didn't handle.",
        values: ["command  \(command.title)", "error    \(error)"],
        remedy: """
          Catch the error in the action, and tell the user, such as with an alert. Until then, nothing tells the user \
          that the command did nothing.
          """))
  }
}

/// A component that handles commands for its content.
package struct CommandHandler: ModifierComponent, Equatable {
  private var commands: [HandledCommand]
  private let opensWindow: Bool
  package let content: AnyComponent

  /// Creates the component.
  ///
  /// - Parameters:
  ///   - commands: the commands.
  ///   - opensWindow: `true` if the content is that of a window.
  ///   - content: the content.
  package init(_ commands: [HandledCommand], opensWindow: Bool = false, content: AnyComponent) {
    self.commands = commands
    self.opensWindow = opensWindow
    self.content = content
  }

  func adding(_ command: HandledCommand) -> CommandHandler {
    CommandHandler(commands + [command], opensWindow: opensWindow, content: content)
  }

  func handles(_ command: Command) -> Bool { commands.contains { $0.command.id == command.id } }

  /// The identity of the component, and a scope for a component without an application.
  package struct State: Sendable {
    let node = CommandNode()
    let scope = CommandScope()
  }

  package func initialState() -> State { State() }

  package func body(_ context: Context<State>) -> some Component {
    let outer = context.environment(CommandScopeKey.self)
    let node = context.state.node
    // Without an application, the content counts as a window.
    let scope = (outer ?? context.state.scope).inside(
      node, opensWindow: opensWindow || outer == nil)
    CommandView(
      scope: scope, commands: commands,
      inherited: opensWindow
        ? context.read(scope.table) { $0.shortcuts(from: scope.application) } : [],
      children: [
        AnyComponent(
          content.environment(CommandScopeKey.self, scope)
            .environment(ResponderChainKey.self, EnclosingResponderChain(node)))
      ])
  }
}

extension Component {
  /// Handles a command for the content.
  ///
  /// ```swift
  /// NoteList(notes)
  ///   .onCommand(.delete, isEnabled: selection != nil) { delete(selection) }
  /// ```
  ///
  /// A command goes to the component that has the keyboard focus, and from there outward to the
  /// window and the application, until it reaches one that can perform it. While no view in the
  /// window has the focus, the command goes to all of the window's components with `onCommand`. A
  /// command of a button or a menu item first goes to the components that enclose it.
  ///
  /// The component gets its own view. In the body of an `App`, the command belongs to the
  /// application; on a `Window`, it belongs to the window, wherever the focus is.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - title: a more specific title, such as "Undo Delete"; `nil` for the command's own title.
  ///   - isEnabled: `false` if the component can't currently perform the command, and leaves it to
  ///     the enclosing components.
  ///   - isOn: `true` if the setting that the command toggles is on; `nil` if the command toggles
  ///     nothing.
  ///   - action: called on the main thread. An error that it throws is reported.
  public func onCommand(
    _ command: Command, title: String? = nil, isEnabled: Bool = true, isOn: Bool? = nil,
    perform action: @escaping @MainActor @Sendable () throws -> Void
  ) -> some Component {
    let handled = HandledCommand(
      command, title: title, isEnabled: isEnabled, isOn: isOn, perform: { _ in try action() })
    if let handler = self as? CommandHandler, !handler.handles(command) {
      return handler.adding(handled)
    }
    return CommandHandler([handled], content: AnyComponent(self))
  }
}
