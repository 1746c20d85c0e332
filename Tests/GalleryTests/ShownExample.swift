import AlidadeHeadless
import AlidadeNative

@testable import Gallery

/// An example on a stage, by itself.
@MainActor struct ShownExample {
  let view: HeadlessHostingView

  init(_ exhibit: Exhibit) {
    let size = Size(width: exhibit.stage.width, height: exhibit.stage.height)
    view = HeadlessHostingView(size: size) {
      StageView(layout: exhibit.layout, direction: exhibit.stage.direction, size: size)
    }
  }

  /// What is shown, as text.
  var dump: String { view.root.dump() }

  /// Where the boxes of the example are, by the lines around them, the stage first.
  var boxes: [Rect] {
    view.root.descendants.filter { $0.options.border != nil && $0.isVisible }.map(\.frameInRoot)
  }
}
