import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// What assistive technologies learn of the cells of tables.
@MainActor @Suite struct CellTests {
  private func cells(_ app: TestHost, _ text: String) -> [AccessibilityCell?] {
    app.view.root.descendants.filter { $0.visibleText == text && $0.isVisible }
      .map(\.options.cell)
  }

  @Test func `the view in a cell tells its column`() {
    let app = TestHost(size: Size(width: 300, height: 300)) { FileTable() }
    #expect(cells(app, "b.txt") == [AccessibilityCell(column: "Name", position: 0, count: 3)])
    #expect(cells(app, "20") == [AccessibilityCell(column: "Size", position: 1, count: 3)])
    #expect(app.view.root.dump().contains("column \"Size\" 2 of 3"))
  }

  @Test func `each of several views in a cell tells the column`() {
    let app = TestHost(size: Size(width: 300, height: 300)) {
      Table([1], id: \.self) {
        TableColumn("Name") { _ in
          Text("one")
          Text("two")
        }
      }
    }
    for text in ["one", "two"] {
      #expect(cells(app, text) == [AccessibilityCell(column: "Name", position: 0, count: 1)])
    }
  }

  @Test func `a view follows its column to another place`() throws {
    let app = TestHost(size: Size(width: 300, height: 300)) { FileTable() }
    try app.dragHeader(from: 40, by: 20, 85)
    #expect(cells(app, "b.txt") == [AccessibilityCell(column: "Name", position: 1, count: 3)])
  }

  @Test func `a cell keeps its state when columns are moved, hidden and shown`() throws {
    struct Presses: Component {
      let name: String
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        Button("\(name) \(context.state)") { context.update { $0 += 1 } }
      }
    }
    func table(_ layout: TableLayout) -> Table<Int> {
      Table([1], id: \.self) {
        TableColumn("A", width: .points(90)) { _ in Presses(name: "a") }
        TableColumn("B", width: .points(90)) { _ in Presses(name: "b") }
      }
      .layout(Binding(layout) { _ in })
    }
    let app = TestHost(size: Size(width: 300, height: 300)) { table(TableLayout()) }
    try app.tap("b 0")
    #expect(app.contains("a 0") && app.contains("b 1"))
    app.update { table(TableLayout(order: ["B", "A"])) }
    #expect(app.contains("a 0") && app.contains("b 1"))
    app.update { table(TableLayout(hiddenColumns: ["A"])) }
    #expect(app.contains("b 1"))
    app.update { table(TableLayout()) }
    #expect(app.contains("a 0") && app.contains("b 1"))
  }

  @Test func `a cell with another key of its own has new state`() throws {
    struct Presses: Component {
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        Button("pressed \(context.state)") { context.update { $0 += 1 } }
      }
    }
    func table(_ key: Int) -> Table<Int> {
      Table([1], id: \.self) { TableColumn("A") { _ in Presses().key(key) } }
    }
    let app = TestHost(size: Size(width: 300, height: 300)) { table(1) }
    try app.tap("pressed 0")
    app.update { table(1) }
    #expect(app.contains("pressed 1"))
    app.update { table(2) }
    #expect(app.contains("pressed 0"))
  }

  @Test func `a cell needs no view, and scrolling sets no columns`() {
    let controller = ListController()
    let app = TestHost(size: Size(width: 300, height: 300)) {
      Table(0..<1_000, id: \.self, controller: controller) {
        TableColumn("Name") { Text("row \($0)") }
        TableColumn("Size") { Text("\($0) kB") }
      }
    }
    func scroll(to row: Int) {
      for _ in 0..<1_000 where controller.visibleRows.upperBound < row {
        controller.offset += 28
        app.view.settle()
      }
      #expect(controller.visibleRows.upperBound >= row)
    }
    scroll(to: 40)
    let rows = app.view.root.descendants.filter {
      $0.role == .row && $0.visibleTexts.first?.hasPrefix("row") == true
    }
    let cells = rows.map { $0.descendants.filter { $0.options.cell != nil } }
    #expect(
      !rows.isEmpty
        && cells.allSatisfy { $0.count == 2 && $0.allSatisfy { $0 is HeadlessTextView } })
    let (before, first) = (app.view.counters, controller.visibleRows.upperBound)
    scroll(to: 100)
    let after = app.view.counters
    #expect(after.viewsCreated == before.viewsCreated)
    // Only the texts are set.
    let rowCount = controller.visibleRows.upperBound - first
    #expect(after.attributesApplied - before.attributesApplied == 2 * rowCount)
    #expect(after.attributesUnapplied == before.attributesUnapplied)
  }
}
