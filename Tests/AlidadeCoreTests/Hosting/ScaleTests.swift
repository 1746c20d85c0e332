import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct ScaleTests {
  /// Tells its number by the opacity of its view.
  private struct Cell: ViewComponent, Equatable {
    let value: Int
    var size: ComponentSize { ComponentSize(width: 2, height: 2) }
    func view() -> ViewConfiguration? {
      ViewConfiguration(
        .container(), attributes: [ViewAttribute<any NativeView>("cell", value) { _, _ in }])
    }
  }

  private struct Scoped: Component, Equatable {
    let name: String
    let journal: EventLog
    let contexts: Contexts
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      let _ = journal.record("build \(name)")
      let _ = contexts.set(name, context)
      Cell(value: context.state)
    }
  }

  private let journal = EventLog()
  private let contexts = Contexts()

  private func view() -> HeadlessHostingView {
    let view = HeadlessHostingView(
      size: Size(width: 100, height: 30_000), mountHost: HeadlessMountHost()
    ) {
      Column {
        for group in 0..<100 {
          Column {
            for number in 0..<100 {
              Scoped(name: "\(group * 100 + number)", journal: journal, contexts: contexts)
            }
          }
        }
      }
    }
    _ = journal.take()
    return view
  }

  @Test func `a change in one of ten thousand scopes builds it alone and sets one attribute`() {
    let view = view()
    for name in ["0", "5432", "9999"] {
      let (counters, built) = (view.counters, view.host.counters.componentsBuilt)
      contexts.increment(name)
      view.settle()
      #expect(journal.take() == ["build \(name)"])
      let done = view.counters.since(counters)
      #expect(done.attributesApplied == 1)
      #expect(done.nativeOperations == 1)
      // Its body, and the cell that the body is made of.
      #expect(view.host.counters.componentsBuilt - built <= 3)
    }
  }

  @Test func `a change beside a controller mounts what looks different and tells it`() {
    let view = HeadlessHostingView(size: Size(width: 100, height: 800)) {
      Column {
        for number in 0..<100 {
          Scoped(name: "\(number)", journal: journal, contexts: contexts)
        }
        Watched(name: "w", journal: journal)
      }
    }
    _ = journal.take()
    let counters = view.counters
    contexts.increment("50")
    view.settle()
    #expect(journal.take() == ["build 50", "willRemount w", "didRemount w"])
    #expect(view.counters.since(counters).unitsVisited == 2)
  }

  @Test func `changes in many scopes in one frame are one update that builds only these`() {
    let view = view()
    let updates = view.host.counters.updates
    let names = stride(from: 0, to: 10_000, by: 7).map(String.init)
    for name in names { contexts.increment(name) }
    view.settle()
    #expect(view.host.counters.updates == updates + 1)
    #expect(Set(journal.take()) == Set(names.map { "build \($0)" }))
  }
}
