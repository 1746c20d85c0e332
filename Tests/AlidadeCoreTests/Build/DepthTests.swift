import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

/// Components inside each other, as deep as they may be and deeper.
@MainActor @Suite struct DepthTests {
  /// Contains itself, a number of times.
  private struct Nested: Component, Equatable {
    let depth: Int
    var body: some Component {
      if depth > 0 { Nested(depth: depth - 1) } else { Text("deepest") }
    }
  }

  /// Contains itself in a column, a number of times, and remembers something.
  private struct Stateful: Component, Equatable {
    let depth: Int
    let contexts: Contexts
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      let _ = contexts.set("\(depth)", context)
      Column {
        if depth > 0 {
          Stateful(depth: depth - 1, contexts: contexts)
        } else {
          Text("deepest \(context.state)")
        }
      }
    }
  }

  private func reports(_ body: () -> Void) -> [Diagnostic] {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) { body() }
    return reports.all
  }

  @Test func `what is as deep as it may be is shown, and changes`() {
    let contexts = Contexts()
    let depth = BuildPass.depthLimit / 2 - 5
    let found = reports {
      let view = HeadlessHostingView { Stateful(depth: depth, contexts: contexts) }
      #expect(view.texts == ["deepest 0"])
      contexts.increment("0")
      view.settle()
      #expect(view.texts == ["deepest 1"])
      view.update { Text("other") }
      #expect(view.texts == ["other"])
    }
    #expect(found.isEmpty)
  }

  @Test(arguments: [2000, 20_000])
  func `what is deeper is left out, and reported once`(_ depth: Int) {
    let contexts = Contexts()
    let found = reports {
      let view = HeadlessHostingView {
        Text("top")
        Nested(depth: depth)
        Stateful(depth: depth, contexts: contexts)
      }
      #expect(view.texts == ["top"])
      contexts.increment("\(depth)")
      view.settle()
      view.update { Text("other") }
      #expect(view.texts == ["other"])
    }
    #expect(found.count == 2)
    #expect(found.first?.summary == "Components are nested more than 1000 levels deep.")
  }
}
