import AlidadeCore
import AlidadeRender

// The order in which components are asked whether they perform a command.
extension CommandTable {
  /// Returns the components that receive the command of a button or a menu item, from the inside
  /// out: the components that enclose it but not the focus, and then those that enclose the focus.
  ///
  /// - Parameters:
  ///   - enclosing: the components that enclose the button or the menu item.
  ///   - focused: those that enclose the focus.
  ///   - isWanted: returns `true` for the command; components without it may be omitted.
  func candidates(
    _ enclosing: [Entry], _ focused: [Entry], in window: CommandNode?,
    where isWanted: (HandledCommand) -> Bool
  ) -> [Entry] {
    let remembered = rememberedChain(focused, in: window, where: isWanted)
    let known = Set(remembered.map(\.order))
    return enclosing.filter { !known.contains($0.order) } + remembered
  }

  /// Returns the components that enclose the focus of a window, from the inside out, and then those
  /// of the application.
  func focusChain(in window: CommandNode?) -> [Entry] {
    let focused = visitedEntries(in: window).filter(\.isActedOn)
    var chain: [Int: Entry] = [:]
    for entry in focused {
      for ancestor in ancestors(of: entry.scope.node) { chain[ancestor.order] = ancestor }
    }
    // A component in a row of a list is in the same component as the list, but got the focus after
    // it.
    return chain.values.map { (depth(of: $0.scope.node), $0) }.sorted {
      ($0.0, $0.1.lastFocus, $0.1.order) > ($1.0, $1.1.lastFocus, $1.1.order)
    }.map(\.1)
  }

  /// The components that enclose the focus of a window, from the inside out, and among them those
  /// that enclosed it before it left them for something beside them, such as a search; all
  /// components of the window if no view has had the focus yet.
  private func rememberedChain(
    _ focused: [Entry], in window: CommandNode?, where isWanted: (HandledCommand) -> Bool
  ) -> [Entry] {
    let components = visitedEntries(in: window).filter {
      !$0.commands.allSatisfy(\.availability.needsFocus)
    }
    let latest = components.max { path(to: $0).lexicographicallyPrecedes(path(to: $1)) }
    guard let latest else {
      return focused.isEmpty ? unfocused(in: window, where: isWanted) : focused
    }
    let known = Set(focused.map(\.order))
    let remembered = ancestors(of: latest.scope.node)
    let left = remembered.prefix { !known.contains($0.order) }
    let meeting = remembered.first { known.contains($0.order) }
    let place = focused.firstIndex { $0.order == meeting?.order } ?? focused.count
    return Array(focused[..<place]) + left + focused[place...]
  }

  /// The order in which the components from the outermost to an entry last contained the focus.
  private func path(to entry: Entry) -> [Int] {
    ancestors(of: entry.scope.node).reversed().map(\.lastFocus)
  }

  /// Returns all components of a window, in the order in which they appeared, and those of the
  /// application.
  func all(in window: CommandNode?) -> [Entry] {
    let inside = entries.values.filter { $0.scope.window == window }
    guard let scope = inside.first?.scope else { return [] }
    return inside.sorted { $0.order < $1.order } + ancestors(of: scope.application)
  }

  /// Returns the components of a window that have a command, and commands that don't need the
  /// focus, from the inside out, and then those of the application.
  func unfocused(
    in window: CommandNode?, where isWanted: (HandledCommand) -> Bool
  ) -> [Entry] {
    let inside = entries.values.filter {
      $0.scope.window == window && !$0.commands.allSatisfy(\.availability.needsFocus)
    }
    guard let scope = inside.first?.scope else { return [] }
    let wanted = inside.filter { $0.commands.contains(where: isWanted) }
    let sorted = wanted.map { (depth(of: $0.scope.node), $0) }.sorted {
      ($1.0, $0.1.order) < ($0.0, $1.1.order)
    }
    return sorted.map(\.1) + ancestors(of: scope.application)
  }

  func ancestors(of node: CommandNode?) -> [Entry] {
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
