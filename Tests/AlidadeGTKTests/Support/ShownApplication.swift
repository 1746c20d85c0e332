#if GTK
import AlidadeApplication
@testable import AlidadeGTK
import AlidadeNative
import CGTK
import Testing

/// An application whose windows are used with a real pointer and real keys.
@MainActor struct ShownApplication {
  let application: GTKApplication
  /// The window that opens first.
  let window: GTKWindow

  /// Starts an application, and waits until its window has the keyboard.
  init(_ app: some App, settings: MemorySettings = MemorySettings()) async throws {
    application = GTKApplication(app, settings: settings)
    application.register()
    application.activate()
    let window = try #require(application.window)
    self.window = window
    await InputTool.run("mousemove 1270 1010")
    await MainLoop.run { gtk_window_is_active(window.widget.window) != 0 }
    await MainLoop.settle()
  }

  /// Ends the application.
  func end() { application.application?.end() }

  /// The window in front of the first one; `nil` if there is none.
  var dialog: GTKWindow? { application.windows.last { $0 !== window } }

  /// Waits until a window is in front of the first one and has the keyboard.
  func openedDialog() async throws -> GTKWindow {
    await MainLoop.run { dialog.map { gtk_window_is_active($0.widget.window) != 0 } ?? false }
    await MainLoop.settle()
    return try #require(dialog)
  }

  /// Waits until there is no window in front of the first one, which then gets the keyboard as from
  /// a window manager.
  func expectNoDialog(sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
    await MainLoop.run(until: { dialog == nil }, sourceLocation: sourceLocation)
    await MainLoop.settle()
    gtk_window_present(window.widget.window)
    await MainLoop.run(
      until: { gtk_window_is_active(window.widget.window) != 0 }, sourceLocation: sourceLocation)
    await MainLoop.settle()
  }

  /// Clicks the button with a title in the first window.
  func click(_ title: String) async throws { try await window.hostingView.click(title) }
}

extension GTKHostingView {
  /// The views that aren't hidden, in their order on the screen.
  var shownViews: [GTKView] { GTKHostingView.shownViews(in: root) }

  private static func shownViews(in view: GTKView) -> [GTKView] {
    [view] + view.subviews.filter { !$0.isHidden }.flatMap(shownViews)
  }

  /// The texts that are shown.
  var shownTexts: [String] {
    shownViews.compactMap { ($0 as? GTKTextView)?.textLayout?.content.plainText }
  }

  /// The button with a title; `nil` if there is none.
  func button(_ title: String) -> GTKView? {
    shownViews.first {
      $0.role == .button && ($0.accessibility?.requested.label ?? $0.contentLabel) == title
    }
  }

  /// Clicks the button with a title.
  func click(_ title: String) async throws {
    try await #require(button(title)).widget.click()
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The middle of the widget on the display, in whose corner all windows are without a window
  /// manager.
  @MainActor func place() throws -> (x: Int, y: Int) {
    let native = try #require(gtk_widget_get_native(self))
    let surface = try #require(gtk_native_get_surface(native))
    var bounds = graphene_rect_t()
    let around = UnsafeMutableRawPointer(native).widget
    try #require(gtk_widget_compute_bounds(self, around, &bounds) != 0)
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    if UnsafeMutableRawPointer(surface).isInstance(of: gdk_popup_get_type()) {
      left += Double(gdk_popup_get_position_x(surface))
      top += Double(gdk_popup_get_position_y(surface))
    }
    return (
      Int(left + Double(bounds.origin.x + bounds.size.width / 2)),
      Int(top + Double(bounds.origin.y + bounds.size.height / 2))
    )
  }

  /// Waits until the widget is in the same place for some frames, and returns the place.
  @MainActor func placeAtRest() async throws -> (x: Int, y: Int) {
    var (last, count) = (try place(), 0)
    for _ in 0..<300 where count < 4 {
      await nextFrame()
      let now = try place()
      count = now == last ? count + 1 : 0
      last = now
    }
    #expect(count == 4, "The widget moves.")
    return last
  }

  /// Waits until another frame of the widget's window has been painted.
  @MainActor private func nextFrame() async {
    guard let clock = gtk_widget_get_frame_clock(self) else { return }
    let start = gdk_frame_clock_get_frame_counter(clock)
    gtk_widget_queue_draw(self)
    await MainLoop.run { gdk_frame_clock_get_frame_counter(clock) > start }
  }

  /// Clicks the widget once it is at rest.
  @MainActor func click() async throws {
    let (x, y) = try await placeAtRest()
    await InputTool.click(x, y)
  }

  /// Moves the pointer over the widget once it is at rest.
  @MainActor func hover() async throws {
    let (x, y) = try await placeAtRest()
    await InputTool.run("mousemove \(x) \(y)")
  }
}
#endif
