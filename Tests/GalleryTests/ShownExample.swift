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

  /// Where the boxes of the example are, the stage first: those with a line around them, and what
  /// can be pressed.
  var boxes: [Rect] {
    view.root.descendants.filter { $0.isVisible && isBox($0) }.map(\.frameInRoot)
  }

  private func isBox(_ view: HeadlessView) -> Bool {
    view.options.border != nil || view.role == .button || view.role == .columnHeader
  }
}
