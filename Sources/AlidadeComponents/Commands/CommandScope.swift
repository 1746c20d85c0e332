import AlidadeCore
import AlidadeRender

/// The place of a component among the components that handle commands, as a value of the
/// environment.
package struct CommandScope: Equatable, Sendable {
  let table: Store<CommandTable>
  /// The nearest enclosing component that handles commands.
  private(set) var node: CommandNode?
  /// The component that handles commands and encloses ``node``.
  private(set) var parent: CommandNode?
  /// The outermost component of the window that handles commands.
  private(set) var window: CommandNode?
  /// The nearest component outside all windows that handles commands.
  private(set) var application: CommandNode?

  /// Creates the outermost scope of an application.
  package init() {
    table = Store(CommandTable())
  }

  /// Returns the scope of the content of a component.
  func inside(_ node: CommandNode, opensWindow: Bool) -> CommandScope {
    var scope = self
    scope.parent = opensWindow ? application : self.node
    scope.node = node
    if opensWindow { scope.window = node }
    if scope.window == nil { scope.application = node }
    return scope
  }

  /// All commands in the window and of the application, each once.
  package var commands: [Command] { table.state.commands(in: window) }

  /// Performs a command.
  ///
  /// - Returns: `false` if no component can.
  @MainActor func perform(_ id: Command.ID) -> Bool {
    perform(table.state.match(id, from: self))
  }

  /// Performs the command of a shortcut in the window.
  ///
  /// - Returns: `false` if no component can.
  @MainActor func perform(_ shortcut: KeyCombination) -> Bool {
    perform(table.state.match(shortcut, in: window))
  }

  @MainActor private func perform(_ match: CommandTable.Match?) -> Bool {
    guard let match, match.command.isEnabled, let performer = match.node.performer else {
      return false
    }
    return performer.perform(match.command.command.id)
  }
}

/// An object that performs the commands of a component.
@MainActor protocol CommandPerformer: AnyObject {
  /// The place of the component.
  var scope: CommandScope { get }

  /// Performs a command.
  ///
  /// - Returns: `false` if the component can't perform it anymore.
  func perform(_ id: Command.ID) -> Bool
}

/// The identity of a component that handles commands.
@MainActor package final class CommandNode: Equatable {
  weak var performer: (any CommandPerformer)?
  /// The responders directly inside the component that have had the keyboard focus.
  var responders: [ObjectIdentifier: ResponderCommands] = [:]

  nonisolated init() {}

  package nonisolated static func == (one: CommandNode, other: CommandNode) -> Bool {
    one === other
  }
}

/// The environment key of the place among components that handle commands.
package enum CommandScopeKey: EnvironmentKey {
  package static let defaultValue: CommandScope? = nil
}

extension Context {
  /// Returns the status of a command for this component, which is rebuilt when the status changes.
  ///
  /// ```swift
  /// if context.status(of: .undo).isEnabled { … }
  /// ```
  public func status(of command: Command) -> CommandStatus {
    let title = title(of: command)
    guard let scope = environment(CommandScopeKey.self) else {
      return CommandStatus(title: title, isEnabled: false, isOn: nil)
    }
    return read(scope.table) { table in
      let handled = table.match(command.id, from: scope)?.command
      return CommandStatus(
        title: handled?.title ?? title, isEnabled: handled?.isEnabled ?? false,
        isOn: handled?.isOn)
    }
  }

  /// Performs a command as a button in this place would.
  ///
  /// - Returns: `false` if no component can perform it.
  @MainActor @discardableResult public func perform(_ command: Command) -> Bool {
    environment(CommandScopeKey.self)?.perform(command.id) ?? false
  }
}
