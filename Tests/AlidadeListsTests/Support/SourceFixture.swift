import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// A list of a data source, which counts its own builds beside those of its rows.
struct SourceList: Component {
  static let buildNumber = Int.min

  let source: DataSource<Item>
  let controller: ListController
  let builds: BuildLog

  func body(_ context: Context<NoState>) -> some Component {
    let builds = builds
    let _ = builds.note(SourceList.buildNumber)
    List(source, controller: controller) { ItemRow(item: $0, builds: builds) }
  }
}

/// A list of a data source in a headless window.
@MainActor final class SourceFixture {
  let source: DataSource<Item>
  let controller = ListController()
  let builds = BuildLog()
  let view: HeadlessHostingView

  init(
    _ source: DataSource<Item>, size: Size = Size(width: 300, height: 400),
    mountHost: HeadlessMountHost? = nil
  ) {
    self.source = source
    let (controller, builds) = (controller, builds)
    view = HeadlessHostingView(size: size, mountHost: mountHost) {
      SourceList(source: source, controller: controller, builds: builds)
    }
    view.settle()
  }

  convenience init(_ items: [Item]) { self.init(DataSource(items)) }

  /// The ids of the visible rows, from the top.
  var ids: [Int] { sight.compactMap(ItemRow.id) }

  /// The texts of the visible rows and their distances from the top of the list's visible part.
  var sight: [String] {
    scrollView.visibleSubviews
      .map { ($0.visibleTexts.joined(), $0.frame.minY + scrollView.contentOrigin.y) }
      .sorted { $0.1 < $1.1 }.map { "\($0) at \($1)" }
  }

  private(set) lazy var scrollView = view.list

  var mounter: ListMounter {
    guard let mounter = scrollView.scrollDelegate as? ListMounter else {
      preconditionFailure("The list is not mounted.")
    }
    return mounter
  }

  func press(_ id: Int) {
    scrollView.visibleSubviews.flatMap(\.descendants).compactMap { $0 as? HeadlessPressableView }
      .first { ItemRow.id(in: $0.visibleTexts.joined()) == id }?.press()
    view.settle()
  }
}
