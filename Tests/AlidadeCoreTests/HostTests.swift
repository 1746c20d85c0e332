import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct HostTests {
  /// Tells somebody when its view is set up.
  private struct Tattler: ViewComponent, AlwaysRebuilt {
    let generation: Int
    let tell: @MainActor @Sendable (Int) -> Void

    func view() -> ViewConfiguration? {
      let tell = tell
      return ViewConfiguration(
        .container(),
        attributes: [ViewAttribute("tattler", generation) { _, generation in tell(generation) }])
    }
  }

  /// Replaces the component while it is mounted, again and again.
  @MainActor private final class Restless {
    var view: HeadlessHostingView?
    var generations: [Int] = []
    let end: Int

    init(until end: Int) {
      self.end = end
      view = HeadlessHostingView { Tattler(generation: 0) { _ in } }
    }

    func show(_ generation: Int) {
      view?.update { Tattler(generation: generation) { [weak self] in self?.didShow($0) } }
    }

    private func didShow(_ generation: Int) {
      generations.append(generation)
      guard generation < end else { return }
      // Several at once are one.
      for _ in 0..<3 { show(generation + 1) }
    }
  }

  @Test func `updates during mounting are deferred until it is done, and coalesced`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let restless = Restless(until: 4)
      restless.show(1)
      #expect(restless.generations == [1, 2, 3, 4])
      #expect(restless.view?.host.counters.updates == 5)
    }
    #expect(reports.all.isEmpty)
  }

  @Test func `updates without end are bounded in each frame, and reported once`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let restless = Restless(until: .max)
      restless.show(1)
      #expect(restless.generations.count == 8)
      #expect(reports.all.count == 1)
      for frame in 2...10 {
        restless.view?.mountHost.runFrame()
        #expect(restless.generations.count == 8 * frame)
        #expect(reports.all.count == 1)
      }
    }
  }

  @Test func `the size is asked for, and told again when it changes`() {
    let view = HeadlessHostingView { Text("four") }
    #expect(view.host.sizeThatFits(.unbounded) == Size(width: 30, height: 19))
    var told = 0
    view.host.didInvalidateSize = { told += 1 }
    view.update { Text("FOUR") }
    #expect(told == 0, "it is as large as before")
    view.update { Text("seven..") }
    #expect(told == 1)
    view.update { Text("more than seven") }
    #expect(told == 1, "nobody has asked since")
    #expect(view.host.sizeThatFits(.unbounded).width == 112.5)
    view.update { Text("less") }
    #expect(told == 2)
  }

  @Test func `an answer that another question made stale is told too`() {
    let probe = Probe()
    let view = HeadlessHostingView { Counter(name: "a", probe: probe) }
    var told = 0
    view.host.didInvalidateSize = { told += 1 }
    _ = view.host.sizeThatFits(.unbounded)
    for _ in 0..<10 { probe.increment("a") }
    _ = view.host.sizeThatFits(SizeRange(max: Size(width: 1_000, height: 50)))
    view.settle()
    #expect(told == 1)
  }

  @Test func `a size that is set as soon as it is told is mounted in the same turn`() {
    let view = HeadlessHostingView { Text("four") }
    _ = view.host.sizeThatFits(.unbounded)
    view.host.didInvalidateSize = { [weak view] in
      view?.size = Size(width: 77, height: 19)
    }
    view.update { Text("longer") }
    #expect(view.root.subviews[0].frame.size.width == 77)
  }

  @Test func `asking for a size mounts nothing`() {
    let view = HeadlessHostingView { Text("four") }
    view.mountHost.log.clear()
    for width in 0..<20 {
      _ = view.host.sizeThatFits(SizeRange(max: Size(width: Double(width), height: 100)))
    }
    #expect(view.mountHost.log.count == 0)
  }

  @Test func `text is measured anew when its measures change`() {
    let view = HeadlessHostingView { Column(alignment: .start) { Text("four") } }
    view.mountHost.scaleFactor = 2
    view.host.setNeedsLayout()
    view.settle()
    #expect(view.root.subviews[0].frame == Rect(x: 0, y: 0, width: 30, height: 19))
  }
}
