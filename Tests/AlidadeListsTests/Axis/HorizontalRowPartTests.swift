import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// If only a part of the first row in sight is visible, that part stays where it is while the row
/// changes, also in a horizontal list.
@MainActor @Suite struct HorizontalRowPartTests {
  private struct Cover: Identifiable, Sendable, Equatable {
    let id: Int
    var picture = 40.0
  }

  private let controller = ListController()
  private let view = HeadlessHostingView(size: Size(width: 400, height: 100)) { Text("") }

  private func show(_ covers: [Cover], _ direction: LayoutDirection) {
    view.host.setComponent(
      List(covers, estimatedRowHeight: 120, controller: controller) { cover in
        Row {
          Text("t \(cover.id)").frame(width: 40)
          Box(background: .red).frame(width: cover.picture)
          Text("c \(cover.id)").frame(width: 40)
        }
      }
      .axis(.horizontal).layoutDirection(direction))
    view.settle()
  }

  /// The distance of a text from the edge where the list begins; `nil` if it isn't visible.
  private func start(of text: String, _ direction: LayoutDirection) -> Double? {
    let frame = view.root.descendants.first {
      $0.visibleTexts == [text] && !($0 is HeadlessScrollView)
    }?.frameInRoot
    return frame.map { direction == .rightToLeft ? 400 - $0.maxX : $0.minX }
  }

  @Test(arguments: layoutDirections, [10.0, 200])
  func `a picture of another width before the visible part leaves the caption where it is`(
    _ direction: LayoutDirection, _ width: Double
  ) {
    var covers = (0..<100).map { Cover(id: $0) }
    show(covers, direction)
    controller.offset = 50 * 120 + 90
    view.settle()
    #expect(start(of: "c 50", direction) == -10)
    covers[50].picture = width
    show(covers, direction)
    #expect(start(of: "c 50", direction) == -10)
    #expect(start(of: "t 51", direction) == 30)
  }
}
