import AlidadeCore
import AlidadeRender

/// The viewport of a bar of tabs, in which tabs that don't fit scroll.
///
/// A tab that becomes the selected one comes into view.
struct TabViewport<Value: Hashable & Sendable>: ControllerProviding, Equatable {
  /// The value of the selected tab, which is also its key.
  let selection: Value
  let scroller: Scroller
  let content: AnyComponent

  static func == (one: TabViewport, other: TabViewport) -> Bool {
    one.selection == other.selection && one.scroller === other.scroller
      && one.content == other.content
  }

  // Part of the bar, so assistive technologies aren't told of it.
  var body: some Component {
    ScrollViewport(
      axes: .horizontal, scroller: scroller, controller: nil, start: selected, didScroll: nil,
      role: .generic, children: [content])
  }

  /// The position at which the selected tab is visible.
  private var selected: ScrollPosition { .child(selection, at: .nearest) }

  final class Controller: ComponentController<TabViewport> {
    override func didUpdate(from older: TabViewport) {
      let scroller = component.scroller
      guard component.selection != older.selection,
        let offset = component.selected.offset(in: scroller)
      else { return }
      scroller.scroll(to: offset)
    }
  }
}
