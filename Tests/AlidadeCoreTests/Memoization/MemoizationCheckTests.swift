import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeCore

#if DEBUG
@MainActor @Suite struct MemoizationCheckTests {
  private nonisolated static let time = Mutex(0)

  private func reports(every interval: Int, _ body: () -> Void) -> [Diagnostic] {
    let reports = DiagnosticsRecorder()
    RebuildCheck.$interval.withValue(interval) {
      Diagnostics.withSink(reports.sink) { body() }
    }
    return reports.all
  }

  @Test func `a body that reads what is no input is reported`() {
    struct Clock: Component, Equatable {
      var body: some Component {
        Text("\(MemoizationCheckTests.time.withLock { $0 })")
      }
    }
    let found = reports(every: 1) {
      let view = HeadlessHostingView { Column { Clock() } }
      view.update { Column { Clock() } }
      MemoizationCheckTests.time.withLock { $0 += 1 }
      for _ in 0..<3 { view.update { Column { Clock() } } }
      #expect(view.texts == ["0"], "it is kept all the same")
    }
    #expect(found.count == 1)
    #expect(found.first?.summary.contains("Clock was kept because it is equal") == true)
  }

  @Test func `state, environment and actions are inputs`() {
    struct Pure: Component, Equatable {
      let journal: EventLog
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        Column {
          Button("\(context.state)") { context.update { $0 += 1 } }
          Text(context.environment(Name.self))
        }
      }
    }
    let journal = EventLog()
    let found = reports(every: 1) {
      let view = HeadlessHostingView { Pure(journal: journal).environment(Name.self, "x") }
      view.update { Pure(journal: journal).environment(Name.self, "x") }
      view.root.descendants.compactMap { $0 as? HeadlessPressableView }.first?.press()
      view.settle()
      view.update { Pure(journal: journal).environment(Name.self, "x") }
      #expect(view.texts == ["1", "x"])
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `components inside that cannot be compared are no reason for a report`() {
    struct Loose: Component, AlwaysRebuilt {
      let closure: @Sendable () -> Void
      var body: some Component { Text("a") }
    }
    struct Around: Component, Equatable {
      var body: some Component {
        Column { Row { Loose {} } }
        ErrorBoundary {
          Loose {}
        } fallback: { _ in
          Text("b")
        }
      }
    }
    let found = reports(every: 1) {
      let view = HeadlessHostingView { Around() }
      for _ in 0..<3 { view.update { Around() } }
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [0, -1]) func `it can be turned off`(_ interval: Int) {
    struct Sundial: Component, Equatable {
      let journal: EventLog
      var body: some Component {
        let _ = journal.record("build")
        Text("a")
      }
    }
    let journal = EventLog()
    _ = reports(every: interval) {
      let view = HeadlessHostingView { Sundial(journal: journal) }
      for _ in 0..<3 { view.update { Sundial(journal: journal) } }
    }
    #expect(journal.entries == ["build"])
  }
}

private enum Name: EnvironmentKey { static let defaultValue = "" }
#endif
