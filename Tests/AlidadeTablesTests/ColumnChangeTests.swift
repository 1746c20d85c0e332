import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeTables

/// Changes of columns by the user: which ones are possible, and how far they go.
@MainActor @Suite struct ColumnChangeTests {
  private func host(
    layout: TableLayout = TableLayout(),
    @TableColumnBuilder<File> _ columns: () -> [TableColumn<File>]
  ) -> TestHost {
    let columns = columns()
    return TestHost(size: Size(width: 300, height: 300)) {
      ChangedTable(columns: columns, initial: layout)
    }
  }

  private struct ChangedTable: Component {
    let columns: [TableColumn<File>]
    let initial: TableLayout

    func initialState() -> TableLayout { initial }

    func body(_ context: Context<TableLayout>) -> some Component {
      Table(File.some) { for column in columns { column } }.layout(context.binding(\.self))
    }
  }

  private func column(
    _ title: String, _ width: TableColumnWidth = .points(60)
  ) -> TableColumn<File> {
    TableColumn(title, width: width) { Text("\($0.size)") }
  }

  @Test func `the title of a column that can't be sorted by takes the focus for the keys`() throws {
    let app = host {
      column("A")
      column("B")
    }
    app.press(.tab)
    app.press(.right, .alt)
    #expect(app.titles() == ["B 0–60", "A 60–120"])
    app.press(.right, [.alt, .shift])
    #expect(app.titles() == ["B 0–60", "A 60–136"])
  }

  @Test func `pressing the title of a column that can't be sorted by does nothing`() throws {
    let app = host { column("A") }
    app.press(.tab)
    #expect(!app.press(.space) && !app.press(.enter))
    let title = try #require(app.titleViews.first as? HeadlessPressableView)
    #expect(title.isEnabled && !title.isPressable && !title.press())
    #expect(title.options.accessibility?.label == "A")
  }

  @Test func `a title takes no focus if nothing can be done with its column`() throws {
    let app = host {
      column("A").resizable(false).movable(false).hideable(false)
      column("B").resizable(false).hideable(false)
    }
    #expect(app.titleViews.map { $0 is any PressableView } == [false, true])
  }

  @Test func `a column is resized within its bounds by dragging`() throws {
    let app = host {
      column("A", .flexible(minimum: 50, maximum: 120))
      column("B", .points(60, minimum: 40, maximum: 80))
    }
    try app.dragHeader(from: 120, by: -500)
    #expect(app.titles() == ["A 0–50", "B 50–110"])
    try app.dragHeader(from: 50, by: 500)
    #expect(app.titles() == ["A 0–120", "B 120–180"])
    try app.dragHeader(from: 120, by: -500)
    try app.dragHeader(from: 110, by: 500)
    #expect(app.titles() == ["A 0–50", "B 50–130"])
    try app.dragHeader(from: 130, by: -500)
    #expect(app.titles() == ["A 0–50", "B 50–90"])
  }

  @Test func `a column is resized within its bounds by keys`() throws {
    let app = host { column("A", .points(60, minimum: 50, maximum: 80)) }
    app.press(.tab)
    for _ in 0..<3 { app.press(.right, [.alt, .shift]) }
    #expect(app.titles() == ["A 0–80"])
    for _ in 0..<5 { app.press(.left, [.alt, .shift]) }
    #expect(app.titles() == ["A 0–50"])
  }

  @Test func `keys and the pointer resize a flexible column without moving those before it`() throws
  {
    let app = host {
      for title in ["A", "B", "C"] { column(title, .flexible(minimum: 50)) }
    }
    app.press(.tab)
    app.press(.tab)
    app.press(.right, [.alt, .shift])
    #expect(app.titles() == ["A 0–100", "B 100–216", "C 216–300"])
    try app.dragHeader(from: 216, by: -36)
    #expect(app.titles() == ["A 0–100", "B 100–180", "C 180–300"])
    app.resize(to: Size(width: 400, height: 300))
    #expect(app.titles() == ["A 0–100", "B 100–180", "C 180–400"])
  }

  @Test func `a column that is fitted to its content doesn't move those before it`() {
    let app = host {
      for title in ["A", "B", "C"] { column(title, .flexible()) }
    }
    app.press(.tab)
    app.press(.tab)
    app.press(.enter, .alt)
    #expect(app.titles() == ["A 0–100", "B 100–180", "C 180–300"])
  }

  @Test func `a restored width is within the bounds of its column`() {
    let widths = ["A": 500, "B": 1, "C": Double.nan]
    let app = host(layout: TableLayout(widths: widths)) {
      column("A", .flexible(maximum: 100))
      column("B", .points(60, minimum: 40))
      column("C", .points(30))
    }
    #expect(app.titles() == ["A 0–100", "B 100–140", "C 140–170"])
  }

  @Test func `a column that can't be resized keeps its width`() throws {
    let app = host {
      column("A").resizable(false)
      column("B")
    }
    app.press(.tab)
    app.press(.right, [.alt, .shift])
    #expect(app.titles() == ["A 0–60", "B 60–120"])
    // A drag of its border moves it.
    try app.dragHeader(from: 58, by: 70)
    #expect(app.titles() == ["B 0–60", "A 60–120"])
  }

  @Test func `a column that can't be moved stays, and others pass it`() throws {
    let app = host {
      column("A").movable(false)
      column("B")
    }
    try app.dragHeader(from: 20, by: 60)
    app.press(.tab)
    app.press(.right, .alt)
    #expect(app.titles() == ["A 0–60", "B 60–120"])
    try app.dragHeader(from: 80, by: -60)
    #expect(app.titles() == ["B 0–60", "A 60–120"])
  }
}
