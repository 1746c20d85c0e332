import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeCore

/// Counts, not times: what 10 000 siblings cost when something about them changes.
@MainActor @Suite struct ManySiblingsTests {
  private static let count = 10_000

  private func host(_ content: () -> ComponentList) -> HeadlessHostingView {
    HeadlessHostingView(
      size: Size(width: 300, height: 400), mountHost: HeadlessMountHost(isRecording: false)
    ) { content() }
  }

  @Test func `a state change in one of 10 000 scopes builds, lays out and mounts one component`() {
    let probe = Probe()
    let meter = Meter()
    let view = host {
      ComponentList([
        AnyComponent(
          Column {
            for number in 0..<ManySiblingsTests.count {
              MeteredCounter(name: "\(number)", probe: probe, meter: meter)
            }
          })
      ])
    }
    _ = meter.take()
    probe.increment("5000")
    let built = view.host.counters.componentsBuilt
    let before = view.counters
    view.settle()
    let counters = view.counters.since(before)
    // The component, and what is in its body.
    #expect(view.host.counters.componentsBuilt - built == 2)
    #expect(meter.take() <= 4)
    #expect(counters.unitsVisited == 1)
    #expect(counters.nativeOperations == 1)
    #expect(counters.attributesApplied == 1)
    #expect(view.texts[5000] == "5000 1")
  }

  @Test func `of 10 000 new components each is built and measured once`() {
    let meter = Meter()
    let probe = Probe()
    let view = host {
      ComponentList([
        AnyComponent(
          Column {
            for number in 0..<ManySiblingsTests.count {
              MeteredCounter(name: "\(number)", probe: probe, meter: meter)
            }
          })
      ])
    }
    // Each with its text; and around them the column and the lists.
    #expect(view.host.counters.componentsBuilt == 2 * ManySiblingsTests.count + 3)
    #expect(meter.take() == ManySiblingsTests.count)
  }

  @Test func `10 000 equal components are kept, and nothing is mounted`() {
    func content() -> ComponentList {
      ComponentList([
        AnyComponent(Column { for number in 0..<ManySiblingsTests.count { Text("\(number)") } })
      ])
    }
    let view = host(content)
    let built = view.host.counters.componentsBuilt
    let before = view.counters
    view.update { content() }
    #expect(view.host.counters.componentsBuilt == built)
    #expect(view.counters.since(before).nativeOperations == 0)
  }

  @Test func `a large generation is taken apart in the background`() {
    weak var token: Holder.Token?
    let view = host {
      let made = Holder.Token()
      token = made
      return ComponentList([
        AnyComponent(
          Column {
            for _ in 0..<300 { Box(background: .red) }
            Holder(token: made)
          })
      ])
    }
    #expect(token != nil)
    view.update {}
    #expect(token != nil)
    view.mountHost.runBackgroundWork()
    #expect(token == nil)
  }

  @Test func `10 000 siblings in reverse keep their views, and build nothing`() {
    func content(_ numbers: [Int]) -> ComponentList {
      ComponentList([
        AnyComponent(Column { for number in numbers { Text("\(number)").key(number) } })
      ])
    }
    let numbers = Array(0..<ManySiblingsTests.count)
    let view = host { content(numbers) }
    let views = view.textViews
    let built = view.host.counters.componentsBuilt
    let before = view.counters
    view.update { content(numbers.reversed()) }
    let counters = view.counters.since(before)
    #expect(view.host.counters.componentsBuilt - built == 3)
    #expect(counters.viewsCreated == 0)
    #expect(counters.attributesApplied == 0)
    #expect(counters.viewsMoved == ManySiblingsTests.count - 1)
    #expect(view.texts == numbers.reversed().map { "\($0)" })
    #expect(view.textViews["17"] === views["17"])
  }
}

/// Holds something that can be seen to go.
private struct Holder: ViewComponent {
  final class Token: Sendable {}

  let token: Token

  func view() -> ViewConfiguration? { ViewConfiguration(.container()) }
}

/// Counts, and shows how often in something that counts how often it is measured.
private struct MeteredCounter: Component {
  let name: String
  let probe: Probe
  let meter: Meter

  func initialState() -> Counter.State { Counter.State() }

  func body(_ context: Context<Counter.State>) -> some Component {
    let _ = probe.note(name, context)
    MeteredText(text: "\(name) \(context.state.count)", meter: meter)
  }
}

/// Text that counts how often it is measured.
private struct MeteredText: LayoutComponent {
  let text: String
  let meter: Meter

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    meter.note()
    return Text(text).layout(children, in: range, context)
  }
}
