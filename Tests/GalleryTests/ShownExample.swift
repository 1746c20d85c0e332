import AlidadeHeadless
import AlidadeNative

@testable import Gallery

/// An example on a stage, by itself.
@MainActor struct ShownExample {
  let view: HeadlessHostingView

  init(_ exhibit: Exhibit) {
    view = HeadlessHostingView(size: ShownExample.size(of: exhibit)) {
      ShownExample.stage(of: exhibit)
    }
  }

  /// Shows the exhibit after a change, in the same place.
  func update(to exhibit: Exhibit) {
    view.size = ShownExample.size(of: exhibit)
    view.update { ShownExample.stage(of: exhibit) }
    view.settle()
  }

  private static func size(of exhibit: Exhibit) -> Size {
    Size(width: exhibit.stage.width, height: exhibit.stage.height)
  }

  private static func stage(of exhibit: Exhibit) -> StageView {
    StageView(
      layout: exhibit.layout, direction: exhibit.stage.direction, size: size(of: exhibit))
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
