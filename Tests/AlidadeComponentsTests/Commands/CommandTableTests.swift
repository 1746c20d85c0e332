import AlidadeCore
import AlidadeTesting
import Testing

@testable import AlidadeComponents

/// The components that handle commands, and the focus among them.
@MainActor @Suite struct CommandTableTests {
  private let window = CommandScope().inside(CommandNode(), opensWindow: true)

  private func undo() -> HandledCommand { HandledCommand(.undo) { _ in } }

  /// Returns a table with the window, and scopes of components in it.
  private func makeTable(_ count: Int) -> (table: CommandTable, rows: [CommandScope]) {
    var table = CommandTable()
    table.add(window, [])
    let rows = (0..<count).map { _ in window.inside(CommandNode(), opensWindow: false) }
    for row in rows { table.add(row, [undo()]) }
    return (table, rows)
  }

  private func moveFocus(
    from old: CommandScope? = nil, to new: CommandScope, in table: inout CommandTable
  ) throws {
    if let node = old?.node { table.setFocus(of: node, false) }
    table.setFocus(of: try #require(new.node), true)
    table.focusDidMove(in: try #require(new.window))
  }

  @Test func `of many components, the one that had the focus last performs a command`() throws {
    var (table, rows) = makeTable(50)
    #expect(table.match(Command.undo.id, from: window)?.node == rows[0].node)
    try moveFocus(to: rows[7], in: &table)
    #expect(table.match(Command.undo.id, from: window)?.node == rows[7].node)
    try moveFocus(from: rows[7], to: rows[9], in: &table)
    #expect(table.match(Command.undo.id, from: window)?.node == rows[9].node)
    table.remove(try #require(rows[9].node))
    #expect(table.match(Command.undo.id, from: window)?.node == rows[7].node)
  }

  @Test func `a component that appears again hasn't had the focus`() throws {
    var (table, rows) = makeTable(50)
    try moveFocus(to: rows[7], in: &table)
    table.remove(try #require(rows[7].node))
    table.add(rows[7], [undo()])
    #expect(table.match(Command.undo.id, from: window)?.node == rows[0].node)
    table.add(rows[0], [])
    #expect(table.match(Command.undo.id, from: window)?.node == rows[1].node)
  }

  @Test func `the focus in a window doesn't concern another one`() throws {
    var (table, rows) = makeTable(3)
    let other = CommandScope().inside(CommandNode(), opensWindow: true)
    let inside = other.inside(CommandNode(), opensWindow: false)
    table.add(other, [])
    table.add(inside, [undo()])
    try moveFocus(to: rows[2], in: &table)
    #expect(table.match(Command.undo.id, from: other)?.node == inside.node)
    #expect(table.match(Command.undo.id, from: window)?.node == rows[2].node)
    #expect(table.visitedEntries(in: other.window).isEmpty)
  }

  @Test(arguments: 0..<8)
  func `the entries that had the focus are known after any changes`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var (table, rows) = makeTable(10)
    for _ in 0..<200 {
      let row = try #require(rows.randomElement(using: &generator))
      let node = try #require(row.node)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: table.add(row, [undo()])
      case 1: table.remove(node)
      case 2: table.setFocus(of: node, Bool.random(using: &generator))
      case 3: table.focusDidMove(in: try #require(window.window))
      default: table.join(node)
      }
      let visited = Set(table.visitedEntries(in: window.window).map(\.order))
      #expect(visited == Set(table.entries.values.filter { $0.lastFocus > 0 }.map(\.order)))
      #expect(table.entries.values.allSatisfy { !$0.isActedOn || visited.contains($0.order) })
    }
  }
}
