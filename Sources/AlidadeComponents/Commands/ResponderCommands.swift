import AlidadeCore
import AlidadeRender

/// The commands of a field or a list that has had the keyboard focus, among those of components.
@MainActor final class ResponderCommands: CommandPerformer {
  let node = CommandNode()
  let scope: CommandScope
  private weak var responder: (any EditingResponder)?
  /// The commands in the table.
  private var known: EditingCommands

  init(_ responder: any EditingResponder, inside scope: CommandScope) {
    self.responder = responder
    self.scope = scope.inside(node, opensWindow: false)
    known = responder.editingCommands
    node.performer = self
    scope.table.update { [scope = self.scope, commands] in $0.add(scope, commands) }
  }

  /// The commands that can be performed; the others are left to the components around.
  private var commands: [HandledCommand] {
    Command.editing.filter { known.contains($0.editing) }.map { command, _ in
      HandledCommand(command, availability: .withFocus, hearsKeys: false) { _ in }
    }
  }

  /// Adds the commands to those of what has the focus.
  func join() {
    scope.table.update { [node] in $0.join(node) }
  }

  func setFocus(_ hasFocus: Bool) {
    scope.table.update { [node] in $0.setFocus(of: node, hasFocus) }
  }

  func update() {
    let current = responder?.editingCommands ?? []
    if current == known { return }
    known = current
    scope.table.update { [node, commands] in $0.update(node, commands) }
  }

  func end() { scope.table.update { [node] in $0.remove(node) } }

  func perform(_ id: Command.ID) -> Bool {
    guard let responder, let found = Command.editing.first(where: { $0.command.id == id }) else {
      return false
    }
    return responder.perform(found.editing)
  }
}

extension CommandNode: ResponderChain {
  package func focusDidChange(_ hasFocus: Bool, in responder: any EditingResponder) {
    guard let scope = performer?.scope else { return }
    let id = ObjectIdentifier(responder)
    if let older = responders[id], older.scope != scope.inside(older.node, opensWindow: false) {
      remove(responder)
    }
    if let known = responders[id] {
      known.setFocus(hasFocus)
      known.update()
    } else {
      let commands = ResponderCommands(responder, inside: scope)
      responders[id] = commands
      if hasFocus { commands.join() }
    }
  }

  package func commandsDidChange(of responder: any EditingResponder) {
    responders[ObjectIdentifier(responder)]?.update()
  }

  package func remove(_ responder: any EditingResponder) {
    responders.removeValue(forKey: ObjectIdentifier(responder))?.end()
  }
}
