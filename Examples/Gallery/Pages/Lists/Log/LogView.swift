import Alidade
import Foundation

/// A log that is filtered, followed, and whose text can be selected and copied.
struct LogView: Component, Equatable {
  let count: Int
  let showsSource: Bool

  struct State {
    let log: LogModel
    let scroll = ListController()
    var filter = LogFilter()
    var isRunning = false
    /// A Boolean value that is `true` if the lines with which the log begins are there.
    var isLoaded = false
    /// The number of lines in the log.
    var count: Int
    /// The filter of the lines that are shown, which differs from the chosen one while that is
    /// evaluated in the background.
    var shownFilter = LogFilter()
    /// The number of lines that this filter leaves.
    var shownCount = 0

    /// A Boolean value that is `true` if no line satisfies the filter.
    var hasNoResult: Bool { isLoaded && shownFilter != LogFilter() && shownCount == 0 }

    /// Returns the text below the lines.
    func summary(in locale: Locale) -> String {
      let total = count.formatted(.number.locale(locale))
      if !isLoaded { return "Loading \(total) lines…" }
      if filter != shownFilter { return "Filtering \(total) lines…" }
      if filter == LogFilter() { return "\(total) lines" }
      return "\(shownCount.formatted(.number.locale(locale))) of \(total) lines"
    }
  }

  func initialState() -> State { State(log: LogModel(count: count), count: count) }

  func body(_ context: Context<State>) -> some Component {
    let state = context.state
    let pause = context.environment(LogPace.self)
    let locale = Locale(identifier: context.formats.numbers.identifier)
    Column(alignment: .stretch) {
      Row(spacing: 8, alignment: .center) {
        SearchField("Filter", text: context.binding(\.filter.term)).grow()
        Picker("Level", selection: context.binding(\.filter.level), choices: LogView.levels)
          .shrink(0)
        Toggle("Run", isOn: context.binding(\.isRunning)).shrink(0)
      }
      .padding(8).shrink(0)
      Separator()
      lines(context)
        .overlay {
          if state.hasNoResult {
            EmptyState("No Lines Found", icon: "system-search-symbolic")
          }
        }
        .grow().basis(0)
      Separator()
      Text(state.summary(in: locale)).size(12).color(.secondaryText)
        .padding(horizontal: 8, vertical: 4).shrink(0)
    }
    .task {
      state.log.load()
      context.update { $0.isLoaded = true }
    }
    .task(id: state.isRunning) {
      while state.isRunning, (try? await pause.wait()) != nil {
        state.log.grow(by: 10)
        context.update { $0.count = state.log.count }
      }
    }
  }

  private func lines(_ context: Context<State>) -> some Component {
    let state = context.state
    let scroll = context.environment(PageScrolling.self) ?? state.scroll
    let rowCount = context.environment(PageRowCount.self)
    let filter = state.filter
    let lines = state.log.lines.filtered(by: filter) { line, filter in filter.matches(line) }
    return Table(lines, estimatedRowHeight: 28, controller: scroll) {
      TableColumn("Time", width: .points(80)) { line in LogView.text(line.time) }
      TableColumn("Level", width: .points(80)) { line in
        LogView.text("\(line.level)").color(LogView.color(line.level))
      }
      if showsSource {
        TableColumn("Source", width: .points(90)) { line in LogView.text(line.source) }
      }
      TableColumn("Message") { line in LogView.text(line.text) }
    }
    .rows { list in
      list.opens(at: .end).followsEnd()
        .textSelection { (line: LogLine) in
          "\(line.time) \(line.level) \(line.source): \(line.text)"
        }
        .onVisibleRowsChange(id: filter) { rows in
          rowCount?.update { $0 = rows.count }
          let state = context.currentState
          guard state.shownCount != rows.count || state.shownFilter != filter else { return }
          context.update { ($0.shownFilter, $0.shownCount) = (filter, rows.count) }
        }
    }
  }

  private static let levels = LogLine.Level.allCases.map { PickerOption($0, "\($0)") }

  private static func text(_ text: String) -> Text {
    Text(text).size(13).family(.monospaced).lineLimit(1)
  }

  private static func color(_ level: LogLine.Level) -> Color {
    switch level {
    case .debug: .secondaryText
    case .info: .primaryText
    case .warning: .yellow
    case .error: .red
    }
  }
}
