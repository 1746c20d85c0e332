import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// A list in a headless window, and what is in sight of it.
@MainActor final class ListFixture {
  /// A row in sight: what it shows and where.
  struct Sight: Hashable {
    let text: String
    let top: Double
    let height: Double
  }

  let controller = ListController()
  let builds = BuildLog()
  let view: HeadlessHostingView
  private(set) var items: [Item]
  private let estimate: Double

  init(
    _ items: [Item], size: Size = Size(width: 300, height: 400), estimate: Double = 44,
    mountHost: HeadlessMountHost? = nil
  ) {
    self.items = items
    self.estimate = estimate
    let (controller, builds) = (controller, builds)
    view = HeadlessHostingView(size: size, mountHost: mountHost) {
      List(items, id: \.id, estimatedRowHeight: estimate, controller: controller) { item in
        ItemRow(item: item, builds: builds)
      }
    }
  }

  /// Shows other items, or the same ones once more.
  func show(_ items: [Item]) {
    setItems(items)
    view.host.update()
  }

  /// Has other items shown with the next update.
  func setItems(_ items: [Item]) {
    self.items = items
    view.host.setComponent(content)
  }

  @ComponentBuilder private var content: ComponentList {
    let (controller, builds) = (controller, builds)
    List(items, id: \.id, estimatedRowHeight: estimate, controller: controller) { item in
      ItemRow(item: item, builds: builds)
    }
  }

  var host: HeadlessMountHost { view.mountHost }

  private(set) lazy var scrollView = view.list

  var mounter: ListMounter {
    guard let mounter = scrollView.scrollDelegate as? ListMounter else {
      preconditionFailure("The list is not mounted.")
    }
    return mounter
  }

  /// The rows in sight, from the top.
  var sight: [Sight] {
    let height = scrollView.viewportSize.height
    if height == 0 { return [] }
    return scrollView.visibleSubviews
      .map {
        Sight(
          text: $0.visibleTexts.joined(), top: $0.frame.minY + scrollView.contentOrigin.y,
          height: $0.frame.size.height)
      }
      .filter { $0.top + $0.height > 0 && $0.top < height }
      .sorted { $0.top < $1.top }
  }

  /// The view that the row of an item is pressed by.
  func pressable(of id: Int) -> HeadlessPressableView? {
    scrollView.visibleSubviews.flatMap(\.descendants).compactMap { $0 as? HeadlessPressableView }
      .first { ItemRow.id(in: $0.visibleTexts.joined()) == id }
  }

  /// Checks that what is in sight is what should be: neighboring items in their order, each of its
  /// own height, without gap or overlap, from the top to the bottom, each with its text.
  func expectViewportIsFilled(
    presses: [Int: Int] = [:], _ comment: Comment? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let sight = sight
    let expected = expectedSight(presses, startingAt: sight.first)
    #expect(sight.count == expected.count, comment, sourceLocation: sourceLocation)
    for (shown, wanted) in zip(sight, expected) where shown != wanted {
      #expect(shown == wanted, comment, sourceLocation: sourceLocation)
    }
    if expected.isEmpty { return }
    let isTopCovered = expected[0].top <= 0
    #expect(isTopCovered, comment, sourceLocation: sourceLocation)
  }

  /// What an implementation without any cleverness would show, given the place of the first row.
  private func expectedSight(_ presses: [Int: Int], startingAt first: Sight?) -> [Sight] {
    guard !items.isEmpty, scrollView.viewportSize.height > 0 else { return [] }
    guard let first, let id = ItemRow.id(in: first.text),
      let start = items.firstIndex(where: { $0.id == id })
    else { return [Sight(text: "some row", top: 0, height: 0)] }
    var expected: [Sight] = []
    var top = first.top
    for item in items[start...] where top < scrollView.viewportSize.height {
      expected.append(
        Sight(
          text: ItemRow.text(item.id, presses: presses[item.id] ?? 0), top: top,
          height: item.height))
      top += item.height
    }
    return expected
  }
}
