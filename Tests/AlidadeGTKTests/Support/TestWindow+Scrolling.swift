#if GTK
import AlidadeLayout
import AlidadeRender

@testable import AlidadeGTK

extension TestWindow {
  /// Opens a window with a scroll view that is scrolled to the middle of long content.
  static func scrolling() async -> (TestWindow, GTKScrollView) {
    let window = await TestWindow()
    let view = window.add(GTKScrollView(), Rect(x: 0, y: 0, width: 200, height: 100))
    view.contentHeight = 100_000
    view.scrollOffset = 20_000
    await window.frame()
    return (window, view)
  }
}
#endif
