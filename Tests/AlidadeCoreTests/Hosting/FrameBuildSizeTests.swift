import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

@testable import AlidadeCore

/// Sizes that the surroundings know, while the component is built on another thread.
@MainActor @Suite struct FrameBuildSizeTests {
  /// Counts how often text is measured.
  private final class CountingMeasurer: ContentMeasurer {
    private let base = HeadlessMeasurer()
    private let count = Atomic<Int>(0)

    /// How often since the last call.
    func take() -> Int { count.exchange(0, ordering: .relaxed) }

    func layout(_ content: TextContent, width: Double) -> TextLayout {
      count.wrappingAdd(1, ordering: .relaxed)
      return base.layout(content, width: width)
    }

    func minimumWidth(of content: TextContent) -> Double { base.minimumWidth(of: content) }
    func naturalSize(of source: ImageSource) -> Size? { base.naturalSize(of: source) }
  }

  private let measurer = CountingMeasurer()
  private let range = SizeRange(max: Size(width: 120, height: .infinity))

  private func view(_ text: String) -> HeadlessHostingView {
    HeadlessHostingView(
      size: Size(width: 300, height: 400), mountHost: HeadlessMountHost(measurer: measurer)
    ) { Text(text) }
  }

  private func showLate(_ view: HeadlessHostingView, _ text: String) {
    view.host.setComponent(ComponentList([AnyComponent(Text(text))]))
    view.mountHost.holdsBackgroundWork = true
    view.mountHost.runFrame()
    view.mountHost.runBackgroundWork()
    view.mountHost.holdsBackgroundWork = false
  }

  @Test func `the main thread lays out nothing to find out whether the size has changed`() {
    let view = view("one")
    var count = 0
    view.host.didInvalidateSize = { count += 1 }
    _ = view.host.sizeThatFits(range)
    showLate(view, "two words")
    #expect(measurer.take() > 0)
    view.mountHost.runMainWork()
    #expect(view.texts == ["two words"])
    #expect(count == 1)
    #expect(measurer.take() == 0)
  }

  @Test func `a size that stays as it is invalidates nothing`() {
    let view = view("one")
    var count = 0
    view.host.didInvalidateSize = { count += 1 }
    _ = view.host.sizeThatFits(range)
    showLate(view, "two")
    view.mountHost.runMainWork()
    #expect(view.texts == ["two"])
    #expect(count == 0)
  }

  @Test func `a size that was asked for while a build was late is watched, too`() {
    let view = view("one")
    var count = 0
    view.host.didInvalidateSize = { count += 1 }
    view.host.setComponent(ComponentList([AnyComponent(Text("two words"))]))
    view.mountHost.holdsBackgroundWork = true
    view.mountHost.runFrame()
    let asked = view.host.sizeThatFits(range)
    view.settle()
    #expect(view.texts == ["two words"])
    #expect(count == 0)
    #expect(asked.width > 60)
  }
}
