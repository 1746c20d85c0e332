import Alidade

/// A page with a log.
struct LogPage: ScrolledPage {
  var size = LogPage.sizes[2]
  var showsSource = true

  static let name = "Log"
  static let summary =
    "A table of two million lines that grows: filter it, follow its end, select and copy text."
  static let family = LayoutFamily.lists
  static let stage = Stage(width: 580, height: 400)

  private static let sizes = [
    Named("1,000", 1_000), Named("100,000", 100_000), Named("2,000,000", 2_000_000),
  ]

  static let sections: [ControlSection<LogPage>] = [
    ControlSection(
      "Log", [.choice("Lines", \.size, sizes), .check("Source", \.showsSource)])
  ]

  var example: ComponentList {
    LogView(count: size.value, showsSource: showsSource).key(size.value)
  }

  var listing: String {
    """
    // \(size.name) lines
    Table(log.lines.filtered(by: filter) { $1.matches($0) }) {
      TableColumn("Level", width: .points(80)) {
        Text("\\($0.level)")
      }\
    \(showsSource ? "\n  TableColumn(\"Source\") { Text($0.source) }" : "")
      TableColumn("Message") { Text($0.text) }
    }
    .rows { list in
      list.opens(at: .end).followsEnd()
        .textSelection { (line: LogLine) in line.text }
    }
    """
  }
}
