import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct MemoizationTests {
  private let journal = EventLog()
  private let contexts = Contexts()

  private func noted(_ name: String, _ content: [AnyComponent] = []) -> Noted {
    Noted(name: name, journal: journal, contexts: contexts, content: content)
  }

  @Test func `equal and clean components are kept with all that is in them`() {
    func content() -> Noted { noted("a", [AnyComponent(noted("b")), AnyComponent(noted("c"))]) }
    let view = HeadlessHostingView { content() }
    _ = journal.take()
    let kept = view.host.counters.componentsKept
    let updates = view.counters
    view.update { content() }
    #expect(journal.take() == [])
    #expect(view.host.counters.componentsKept == kept + 1)
    #expect(view.counters.since(updates).nativeOperations == 0)
  }

  @Test func `a change of state builds its component only`() {
    let view = HeadlessHostingView {
      noted("a", [AnyComponent(noted("b", [AnyComponent(noted("c"))])), AnyComponent(noted("d"))])
    }
    _ = journal.take()
    let built = view.host.counters.componentsBuilt
    contexts.increment("b")
    view.settle()
    #expect(journal.take() == ["build b"])
    #expect(view.texts == ["a 0", "b 1", "c 0", "d 0"])
    // Beside its body: the list that the body is, and its text.
    #expect(view.host.counters.componentsBuilt - built <= 3)
  }

  @Test func `a component that is equal to the older one but has changed its state is built`() {
    let view = HeadlessHostingView { noted("a") }
    contexts.increment("a")
    view.update { noted("a") }
    #expect(view.texts == ["a 1"])
  }

  @Test func `what changes inside an equal component is built with what changes around`() {
    func content(_ title: String) -> Column {
      Column {
        Text(title)
        noted("a", [AnyComponent(noted("b"))])
      }
    }
    let view = HeadlessHostingView { content("one") }
    _ = journal.take()
    contexts.increment("b")
    view.update { content("two") }
    #expect(view.texts == ["two", "a 0", "b 1"])
    #expect(journal.take() == ["build b"])
  }

  @Test func `the layout of what is kept is kept, and measured no more`() {
    let (journal, contexts) = (journal, contexts)
    let meter = Meter()
    struct Measured: LayoutComponent, Equatable {
      let meter: Meter
      var children: [AnyComponent] { [] }
      func layout(
        _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
      ) -> ComponentLayout {
        meter.note()
        return ComponentLayout(size: range.clamp(Size(width: 10, height: 10)))
      }
      static func == (one: Measured, other: Measured) -> Bool { one.meter === other.meter }
    }
    let view = HeadlessHostingView {
      AbsoluteLayout {
        Noted(name: "a", journal: journal, contexts: contexts)
        Measured(meter: meter)
      }
    }
    #expect(meter.take() > 0)
    contexts.increment("a")
    view.settle()
    #expect(view.texts == ["a 1"])
    #expect(meter.take() == 0)
    view.host.setNeedsLayout()
    view.settle()
    #expect(meter.take() > 0, "what measures may have changed")
  }

  @Test func `a component is compared once, however many components are around it`() {
    let meter = Meter()
    struct Compared: LayoutComponent, Equatable {
      let meter: Meter
      func layout(
        _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
      ) -> ComponentLayout {
        ComponentLayout(size: range.clamp(Size(width: 10, height: 10)))
      }
      static func == (one: Compared, other: Compared) -> Bool {
        one.meter.note()
        return one.meter === other.meter
      }
    }
    func content(_ title: String) -> Column {
      Column {
        Row {
          Box { Center { Compared(meter: meter).padding(4) }.background(.red) }
          Text("same")
        }
        .frame(height: 40)
        Text(title)
      }
    }
    let view = HeadlessHostingView { content("one") }
    _ = meter.take()
    let kept = view.host.counters.componentsKept
    view.update { content("two") }
    #expect(view.texts == ["same", "two"])
    #expect(meter.take() == 1)
    #expect(view.host.counters.componentsKept - kept == 10)
  }

  @Test(arguments: [true, false])
  func `a component that is equatable under a condition is kept if that holds`(isEquatable: Bool) {
    struct Opaque: Sendable {}
    let journal = journal
    func content(_ title: String) -> Column {
      Column {
        Text(title)
        if isEquatable {
          Holder(value: 1, journal: journal)
        } else {
          Holder(value: Opaque(), journal: journal)
        }
      }
    }
    let view = HeadlessHostingView { content("one") }
    #expect(journal.take() == ["build"])
    view.update { content("two") }
    #expect(journal.take() == (isEquatable ? [] : ["build"]))
  }

  @Test func `a container whose own properties differ is built with the same children`() {
    let view = HeadlessHostingView { Row(spacing: 1) { noted("a").padding(2) } }
    _ = journal.take()
    let built = view.host.counters.componentsBuilt
    view.update { Row(spacing: 2) { noted("a").padding(2) } }
    #expect(journal.take() == [])
    // The row, and the list that the content of the host is.
    #expect(view.host.counters.componentsBuilt - built == 2)
  }

  @Test func `what a component tells the one around it can change without building it`() {
    let view = HeadlessHostingView { Row { noted("a").grow(1) } }
    _ = journal.take()
    view.update { Row { noted("a").grow(0) } }
    #expect(journal.take() == [])
    let width = view.textViews["a 0"]?.frame.size.width
    #expect(width.map { $0 < 100 } == true)
  }

  @Test func `it is told why components were built`() {
    func rebuilds(_ view: HeadlessHostingView) -> [String] {
      view.host.rebuilds.map { "\($0.component) \($0.reason)" }.filter { $0.hasPrefix("N") }
    }
    let view = HeadlessHostingView { noted("a") }
    view.host.recordsRebuilds = true
    view.update { noted("b", [AnyComponent(noted("c").key(7))]) }
    #expect(
      rebuilds(view) == [
        "Noted properties([\"name\", \"content\"])", "Noted firstTime",
      ])
    #expect(view.host.rebuilds.last { $0.component == "Noted" }?.key == ComponentKey(7))
    #expect(
      view.host.rebuilds.last { $0.component == "Noted" }?.path
        == ["ComponentList", "Noted"])
    contexts.increment("c")
    view.settle()
    #expect(rebuilds(view) == ["Noted state"])
    view.settle()
    view.host.update()
    #expect(rebuilds(view) == ["Noted state"], "nothing was built since")
  }

  @Test func `environment, space and what cannot be compared are reasons too`() {
    struct Loose: Component, AlwaysRebuilt {
      var body: some Component { ComponentList() }
    }
    struct Reader: Component, Equatable {
      func body(_ context: Context<NoState>) -> some Component {
        Text("\(context.environment(Level.self))")
      }
    }
    let view = HeadlessHostingView {
      Loose()
      LayoutReader { _ in Reader() }
    }
    view.host.recordsRebuilds = true
    view.update {
      Loose()
      LayoutReader { _ in Reader() }
    }
    #expect(view.host.rebuilds.contains { $0.component == "Loose" && $0.reason == .notComparable })
    #expect(view.host.rebuilds.contains { $0.component == "LayoutReader" && $0.reason == .size })
    view.host.setEnvironment(Level.self, 2)
    view.settle()
    #expect(view.host.rebuilds.contains { $0.component == "Reader" && $0.reason == .environment })
    #expect(view.texts == ["2"])
  }

  @Test func `a costly component that cannot be compared is noticed once, by its name`() {
    struct Incomparable: Component {
      let closure: @Sendable () -> Void
      var body: some Component {
        for _ in 0..<BuildPass.notableCost { Loose() }
      }
    }
    struct Loose: Component, AlwaysRebuilt {
      var body: some Component { Text("a") }
    }
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      var number = 0
      func content() -> Column {
        number += 1
        return Column { Incomparable {}.environment(Level.self, number) }
      }
      let view = HeadlessHostingView { content() }
      #expect(reports.all.isEmpty, "it had to be built")
      for _ in 0..<3 { view.update { content() } }
    }
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.severity == .notice)
    #expect(reports.all.first?.summary.contains("Incomparable isn't Equatable") == true)
  }

  @Test func `the first example of the guide causes no report as a child`() {
    struct Greeting: Component {
      let name: String

      struct State { var taps = 0 }
      func initialState() -> State { State() }

      func body(_ context: Context<State>) -> some Component {
        Column(spacing: 8) {
          Text("Hello, \(name)").size(20).weight(.bold)
          Button("Tapped \(context.state.taps) times") { context.update { $0.taps += 1 } }
        }
        .padding(12)
      }
    }
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView { Column { Greeting(name: "world") } }
      for _ in 0..<3 { view.update { Column { Greeting(name: "world") } } }
    }
    #expect(reports.all.isEmpty)
  }
}

private enum Level: EnvironmentKey { static let defaultValue = 1 }

/// A component that is equatable if its value is.
private struct Holder<Value: Sendable>: Component {
  let value: Value
  let journal: EventLog

  func body(_ context: Context<NoState>) -> some Component {
    let _ = journal.record("build")
    Text("held")
  }
}

extension Holder: Equatable where Value: Equatable {
  static func == (one: Self, other: Self) -> Bool { one.value == other.value }
}
