import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeCore

/// Bodies that ask for something of the tree they are built for.
@MainActor @Suite struct NestedWorkTests {
  private struct Caller: Component, AlwaysRebuilt {
    let call: @Sendable () -> Void
    var body: some Component {
      let _ = call()
      Text("a")
    }
  }

  private let contexts = Contexts()

  @Test func `a body that asks for the size of its host is reported, and gets the last one`() {
    let view = HeadlessHostingView { Text("before") }
    let last = view.host.sizeThatFits(.unbounded)
    let host = view.host
    let sizes = Mutex<[Size]>([])
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      view.host.setComponent(
        Caller {
          MainActor.assumeIsolated {
            sizes.withLock { $0.append(host.sizeThatFits(.unbounded)) }
          }
        })
      view.host.update()
    }
    #expect(view.texts == ["a"])
    #expect(sizes.withLock { $0 }.count == 1)
    #expect(sizes.withLock { $0 }.first?.height ?? 0 >= last.height)
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.summary.contains("asked for the layout") == true)
  }

  @Test func `an immediate update from a body is shown after the build`() throws {
    let contexts = contexts
    let isDue = Mutex(false)
    let view = HeadlessHostingView {
      Noted(name: "n", journal: EventLog(), contexts: contexts)
      Caller {
        let isFirst = isDue.withLock { isDue in
          defer { isDue = false }
          return isDue
        }
        if isFirst {
          MainActor.assumeIsolated { contexts["n"]?.updateImmediately { $0 += 1 } }
        }
      }
    }
    isDue.withLock { $0 = true }
    view.host.setNeedsUpdate()
    contexts.increment("n", priority: .background)
    view.host.setComponent(
      ComponentList([
        AnyComponent(Noted(name: "n", journal: EventLog(), contexts: contexts)),
        AnyComponent(
          Caller {
            let isFirst = isDue.withLock { isDue in
              defer { isDue = false }
              return isDue
            }
            if isFirst {
              MainActor.assumeIsolated { contexts["n"]?.updateImmediately { $0 += 1 } }
            }
          }),
      ]))
    view.settle()
    #expect(view.texts == ["n 2", "a"])
  }
}
