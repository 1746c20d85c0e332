import AlidadeCore
import AlidadeRender

/// The components of an application that handle commands, with the order in which they last
/// contained the focus.
struct CommandTable: Sendable {
  /// A component that handles commands, or a field or a list that performs editing commands.
  struct Entry: Sendable {
    let scope: CommandScope
    var commands: [HandledCommand]
    fileprivate var containsFocus = false
    /// A Boolean value that is `true` if the entry contained the focus when it last moved to a view
    /// other than a menu or a button of a command.
    fileprivate(set) var isActedOn = false
    /// The number of changes of the table before the focus last entered; 0 if it never did.
    fileprivate(set) var lastFocus = 0
    /// The number of changes of the table before this entry.
    let order: Int
  }

  /// A component that handles a command, and the command's status there.
  struct Match: Sendable {
    let node: CommandNode
    let command: HandledCommand
  }

  private(set) var entries: [ObjectIdentifier: Entry] = [:]
  /// The entries of each window that have contained the focus, so that finding a command doesn't
  /// visit all others, such as those of rows.
  private var visited: [ObjectIdentifier?: Set<ObjectIdentifier>] = [:]
  private var count = 0

  mutating func add(_ scope: CommandScope, _ commands: [HandledCommand]) {
    guard let node = scope.node else { return }
    remove(node)
    count += 1
    entries[ObjectIdentifier(node)] = Entry(scope: scope, commands: commands, order: count)
  }

  mutating func remove(_ node: CommandNode) {
    let id = ObjectIdentifier(node)
    guard let entry = entries.removeValue(forKey: id), entry.lastFocus > 0 else { return }
    let window = entry.scope.window.map { ObjectIdentifier($0) }
    visited[window]?.remove(id)
    if visited[window]?.isEmpty == true { visited[window] = nil }
  }

  mutating func update(_ node: CommandNode, _ commands: [HandledCommand]) {
    entries[ObjectIdentifier(node)]?.commands = commands
  }

  // MARK: - Focus

  mutating func setFocus(of node: CommandNode, _ containsFocus: Bool) {
    count += 1
    entries[ObjectIdentifier(node)]?.containsFocus = containsFocus
    guard containsFocus else { return }
    // The focus in a popover is also in the components that enclose its anchor, although their
    // views don't contain it.
    for entry in ancestors(of: node) {
      guard let node = entry.scope.node else { continue }
      let window = entry.scope.window.map { ObjectIdentifier($0) }
      entries[ObjectIdentifier(node)]?.lastFocus = count
      visited[window, default: []].insert(ObjectIdentifier(node))
    }
  }

  /// Returns the entries of a window that have contained the focus, in no order.
  func visitedEntries(in window: CommandNode?) -> [Entry] {
    visited[window.map { ObjectIdentifier($0) }]?.compactMap { entries[$0] } ?? []
  }

  /// Adds a new entry to those that contain the focus.
  mutating func join(_ node: CommandNode) {
    setFocus(of: node, true)
    entries[ObjectIdentifier(node)]?.isActedOn = true
  }

  /// Notes which entries of a window contain the focus, which has moved, and not to a menu or a
  /// button of a command.
  mutating func focusDidMove(in window: CommandNode) {
    for id in visited[ObjectIdentifier(window)] ?? [] {
      guard let entry = entries[id], entry.isActedOn != entry.containsFocus else { continue }
      entries[id]?.isActedOn = entry.containsFocus
    }
  }

  // MARK: - Finding

  /// Returns the component that handles a command: the first component that can perform it, or else
  /// the first one that handles it.
  ///
  /// - Complexity: O(components that enclose the command or have contained the focus); until one of
  ///   the window has, O(components that handle commands).
  func match(_ id: Command.ID, from scope: CommandScope) -> Match? {
    let (enclosing, focused) = (ancestors(of: scope.node), focusChain(in: scope.window))
    let isWanted: (HandledCommand) -> Bool = { $0.command.id == id }
    let candidates = candidates(enclosing, focused, in: scope.window, where: isWanted)
    return first(in: candidates, focused + enclosing, where: isWanted)
  }

  /// Returns the component that performs the command of a shortcut in a window; `nil` if none can.
  func match(_ shortcut: KeyCombination, in window: CommandNode?) -> Match? {
    // Fields and lists have already received the key.
    let focused = focusChain(in: window)
    let isWanted: (HandledCommand) -> Bool = { $0.hearsKeys && $0.command.shortcut == shortcut }
    let reached = focused.isEmpty ? unfocused(in: window, where: isWanted) : focused
    let match = first(in: reached, focused, where: isWanted)
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
    return all(in: window).flatMap(\.commands)
      .filter(\.hearsKeys).map(\.command)
      .filter { known.insert($0.id).inserted }
  }

  /// - Parameters:
  ///   - entries: the components, in order.
  ///   - reached: those that also perform commands that need the focus.
  ///   - isWanted: returns `true` for the command.
  private func first(
    in entries: [Entry], _ reached: [Entry], where isWanted: (HandledCommand) -> Bool
  ) -> Match? {
    let reached = Set(reached.map(\.order))
    var disabled: Match?
    for entry in entries {
      let found = entry.commands.first {
        isWanted($0) && (!$0.availability.needsFocus || reached.contains(entry.order))
      }
      guard let node = entry.scope.node, let command = found else { continue }
      let match = Match(node: node, command: command)
      if command.isEnabled { return match }
      disabled = disabled ?? match
    }
    return disabled
  }
}
