import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct FlexCostTests {
  /// Flexboxes in each other, each with words of its own beside the next.
  private func nested(
    _ depth: Int, _ meter: Meter, around: (AnyComponent) -> AnyComponent = { $0 }
  ) -> AnyComponent {
    var component = AnyComponent(Words(count: 3, meter: meter))
    for level in 0..<depth {
      let inner = around(component)
      let beside = Words(count: 2, meter: meter)
      component =
        level.isMultiple(of: 2)
        ? AnyComponent(
          Row(alignment: .start) {
            inner
            beside
          })
        : AnyComponent(
          Column(alignment: .start) {
            inner
            beside
          })
    }
    return component
  }

  private func measurements(
    _ depth: Int, around: (AnyComponent) -> AnyComponent = { $0 }
  ) -> Int {
    let meter = Meter()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      nested(depth, meter, around: around)
    }
    withExtendedLifetime(view) {}
    return meter.take()
  }

  @Test func `flexboxes in each other measure what is in them a few times each`() {
    let counts = [10, 20, 50].map { measurements($0) }
    #expect(counts[0] <= 4 * 11)
    #expect(counts[1] <= 4 * 21)
    #expect(counts[2] <= 4 * 51)
  }

  @Test func `padding, frames and backgrounds between them make no difference`() {
    let plain = measurements(50)
    let decorated = measurements(50) {
      AnyComponent($0.padding(1).background(.red).frame(minWidth: 3))
    }
    #expect(decorated <= plain + 51)
  }

  @Test func `components that are measured between them cost a multiple, not a power`() {
    let counts = [10, 20, 40].map { depth in
      measurements(depth) { inner in AnyComponent(Center(isCompact: true) { inner }) }
    }
    #expect(counts[0] <= 12 * 11)
    #expect(counts[1] <= 12 * 21)
    #expect(counts[2] <= 12 * 41)
  }

  @Test func `a change of state measures nothing that stayed the same`() {
    let meter = Meter()
    let probe = Probe()
    let view = HeadlessHostingView {
      Column {
        Counter(name: "taps", probe: probe)
        nested(20, meter)
      }
    }
    #expect(meter.take() > 0)
    probe.increment("taps")
    view.settle()
    #expect(view.texts == ["taps 1"])
    #expect(meter.take() == 0)
  }

  @Test func `what was laid out for other fonts is laid out again`() {
    let meter = Meter()
    let view = HeadlessHostingView { nested(3, meter) }
    #expect(meter.take() > 0)
    view.host.setNeedsLayout()
    view.settle()
    #expect(meter.take() > 0)
  }
}
