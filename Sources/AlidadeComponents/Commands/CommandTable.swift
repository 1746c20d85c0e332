import AlidadeCore
import AlidadeRender

/// The components of an application that handle commands, with the order in which they last
/// contained the focus.
struct CommandTable: Sendable {
  /// A component that handles commands.
  struct Entry: Sendable {
    let scope: CommandScope
    var commands: [HandledCommand]
    /// A Boolean value that is `true` if this is a field or a list that performs editing commands.
    let isResponder: Bool
    fileprivate(set) var containsFocus = false
    /// The number of changes of the table before the focus last entered; 0 if it never did.
    fileprivate var lastFocus = 0
    /// The number of changes of the table before this entry.
    fileprivate let order: Int
  }

  /// A component that handles a command, and the command's status there.
  struct Match: Sendable {
    let node: CommandNode
    let command: HandledCommand
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0

  mutating func add(
    _ scope: CommandScope, _ commands: [HandledCommand], isResponder: Bool = false
  ) {
    guard let node = scope.node else { return }
    count += 1
    entries[ObjectIdentifier(node)] = Entry(
      scope: scope, commands: commands, isResponder: isResponder, order: count)
  }

  mutating func remove(_ node: CommandNode) { entries[ObjectIdentifier(node)] = nil }

  mutating func update(_ node: CommandNode, _ commands: [HandledCommand]) {
    entries[ObjectIdentifier(node)]?.commands = commands
  }

  mutating func setFocus(of node: CommandNode, _ containsFocus: Bool) {
    count += 1
    entries[ObjectIdentifier(node)]?.containsFocus = containsFocus
    guard containsFocus else { return }
    // The focus in a popover is also in the components that enclose its anchor, although their views
    // don't contain it.
    for entry in ancestors(of: node) {
      if let node = entry.scope.node { entries[ObjectIdentifier(node)]?.lastFocus = count }
    }
  }

  // MARK: - Finding

  /// Returns the component that handles a command: the first component that can perform it, or else
  /// the first one that handles it.
  ///
  /// - Complexity: O(*n*) for *n* components that handle commands.
  func match(_ id: Command.ID, from scope: CommandScope) -> Match? {
    first(in: candidates(from: scope)) { $0.command.id == id }
  }

  /// Returns the component that performs the command of a shortcut in a window; `nil` if none can.
  func match(_ shortcut: KeyCombination, in window: CommandNode?) -> Match? {
    // Fields and lists have already received the key.
    let match = first(in: focusChain(in: window)) {
      $0.hearsKeys && $0.command.shortcut == shortcut
    }
    return match.flatMap { $0.command.isEnabled ? $0 : nil }
  }

  /// Returns the shortcuts of a component and of the components that enclose it.
  func shortcuts(from node: CommandNode?) -> [KeyCombination] {
    ancestors(of: node).flatMap(\.commands).filter(\.hearsKeys).compactMap(\.command.shortcut)
  }

  /// Returns all commands in a window and of the application, each once, in the order in which
  /// their components appeared.
  func commands(in window: CommandNode?) -> [Command] {
    var known: Set<Command.ID> = []
    return all(in: window).sorted { $0.order < $1.order }.flatMap(\.commands)
      .filter(\.hearsKeys).map(\.command)
      .filter { known.insert($0.id).inserted }
  }

  private func first(
    in entries: [Entry], where isWanted: (HandledCommand) -> Bool
  ) -> Match? {
    var disabled: Match?
    for entry in entries {
      guard let node = entry.scope.node, let command = entry.commands.first(where: isWanted) else {
        continue
      }
      let match = Match(node: node, command: command)
      if command.isEnabled { return match }
      disabled = disabled ?? match
    }
    return disabled
  }

  // MARK: - Chains

  /// The components that receive the command of a button or a menu item, each group from the inside
  /// out: the components that enclose it but not the focus, and then those that enclose the focus.
  ///
  /// The focus may have moved to the button or the menu, so its previous place is used.
  private func candidates(from scope: CommandScope) -> [Entry] {
    let focused = rememberedChain(in: scope.window)
    let known = Set(focused.map(\.order))
    return ancestors(of: scope.node).filter { !known.contains($0.order) } + focused
  }

  /// The components that enclose the focus of a window, from the inside out; all components of the
  /// window if no view has the focus.
  private func focusChain(in window: CommandNode?) -> [Entry] {
    let focused = entries.values.filter { $0.containsFocus && $0.scope.window == window }
    // A field in a row of a list is in the same component as the list, but got the focus after it.
    let innermost = focused.max {
      (depth(of: $0.scope.node), $0.lastFocus) < (depth(of: $1.scope.node), $1.lastFocus)
    }
    return innermost.map { ancestors(of: $0.scope.node) } ?? all(in: window)
  }

  /// The components that enclose the last place of the focus of a window, from the inside out; all
  /// components of the window if no view has had the focus yet.
  private func rememberedChain(in window: CommandNode?) -> [Entry] {
    let known = entries.values.filter { $0.scope.window == window && $0.lastFocus > 0 }
    let components = known.filter { !$0.isResponder }
    guard var innermost = components.first(where: { $0.scope.node == window }) else {
      return all(in: window)
    }
    while let next = components.filter({ $0.scope.parent == innermost.scope.node })
      .max(by: { $0.lastFocus < $1.lastFocus })
    {
      innermost = next
    }
    // What had the focus last comes first, but a field beside a component, such as a search, doesn't
    // take away the other commands of that component.
    let latest = known.map(\.lastFocus).max()
    let responder = known.first { $0.isResponder && $0.lastFocus == latest }
    return (responder.map { [$0] } ?? []) + ancestors(of: innermost.scope.node)
  }

  /// All components of a window, from the inside out, and those of the application.
  private func all(in window: CommandNode?) -> [Entry] {
    let inside = entries.values.filter { $0.scope.window == window }
    guard let scope = inside.first?.scope else { return [] }
    return inside.sorted {
      let (one, other) = (depth(of: $0.scope.node), depth(of: $1.scope.node))
      return one == other ? $0.order < $1.order : one > other
    } + ancestors(of: scope.application)
  }

  private func ancestors(of node: CommandNode?) -> [Entry] {
    var result: [Entry] = []
    var next = node
    while let node = next, let entry = entries[ObjectIdentifier(node)] {
      result.append(entry)
      next = entry.scope.parent
    }
    return result
  }

  private func depth(of node: CommandNode?) -> Int { ancestors(of: node).count }
}
