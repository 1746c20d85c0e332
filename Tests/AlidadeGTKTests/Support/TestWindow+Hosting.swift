#if GTK
import AlidadeCore
import AlidadeGTK
import CGTK
import Testing

extension TestWindow {
  /// Opens a window that shows a component in all of its space, and waits until it is painted.
  static func showing<C: Component>(
    _ component: C, width: Int32 = 300, height: Int32 = 240
  ) async -> (TestWindow, GTKHostingView) {
    let window = await TestWindow(width: width, height: height, isShown: false)
    let view = GTKHostingView(sizing: .fill) { component }
    let gtkWindow = UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(gtkWindow, view.widget)
    gtk_window_present(gtkWindow)
    await MainLoop.run { gtk_widget_get_width(view.widget) == width }
    await window.frame()
    return (window, view)
  }
}

extension GTKView {
  /// The fields and editors in the view, in their order on the screen.
  var textInputs: [GTKTextInputView] {
    subviews.flatMap { ($0 as? GTKTextInputView).map { [$0] } ?? $0.textInputs }
  }

  /// The texts in the view, in their order on the screen.
  var texts: [GTKTextView] {
    subviews.flatMap { ($0 as? GTKTextView).map { [$0] } ?? $0.texts }
  }

  /// The scroll views in the view.
  var scrollViews: [GTKScrollView] {
    subviews.flatMap { ($0 as? GTKScrollView).map { [$0] } ?? $0.scrollViews }
  }
}
#endif
