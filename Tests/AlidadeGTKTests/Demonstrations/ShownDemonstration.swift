#if GTK
@testable import AlidadeGTK
import AlidadeNative
import CGTK
import Testing

/// A demonstration in a window with the keyboard, used with a real pointer and real keys.
@MainActor final class ShownDemonstration {
  let window: TestWindow
  let view: GTKHostingView

  init<C: Component>(_ component: C, width: Int32 = 640, height: Int32 = 420) async throws {
    (window, view) = await TestWindow.showing(component, width: width, height: height)
    try await Keyboard.focus(window)
  }

  // As a window of an application does when it is closed; what the components wait for ends then.
  isolated deinit { view.host.tearDown() }

  /// The texts that are shown, from the top.
  var texts: [String] {
    shownTexts.sorted { top($0) < top($1) }.compactMap { $0.textLayout?.content.plainText }
  }

  private var shownTexts: [GTKTextView] { ShownDemonstration.shownTexts(in: view.root) }

  private static func shownTexts(in view: GTKView) -> [GTKTextView] {
    view.subviews.filter { !$0.isHidden }.flatMap { view in
      (view as? GTKTextView).map { [$0] } ?? shownTexts(in: view)
    }
  }

  /// Turns the main loop until a text is shown that begins with another one.
  func wait(
    for prefix: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    await MainLoop.run(
      until: { texts.contains { $0.hasPrefix(prefix) } }, sourceLocation: sourceLocation)
    await MainLoop.settle()
    await window.frame()
  }

  /// The middle of the first text that begins with another one, in the window.
  func place(of prefix: String) throws -> (Int, Int) {
    let text = try #require(
      shownTexts.first { $0.textLayout?.content.plainText.hasPrefix(prefix) == true })
    let bounds = bounds(of: text.widget)
    return (
      Int(bounds.origin.x + bounds.size.width / 2), Int(bounds.origin.y + bounds.size.height / 2)
    )
  }

  /// Waits for a text that begins with another one, and clicks the first.
  func click(_ prefix: String, button: Int = 1) async throws {
    await MainLoop.run { texts.contains { $0.hasPrefix(prefix) } }
    let (x, y) = try place(of: prefix)
    await InputTool.click(x, y, button: button)
  }

  /// Gives the only text field of the window the keyboard.
  func focusField(sourceLocation: Testing.SourceLocation = #_sourceLocation) async throws {
    let field = try #require(view.root.textInputs.first, sourceLocation: sourceLocation)
    gtk_widget_grab_focus(field.content)
    await MainLoop.settle()
  }

  /// Opens the menu at the first text that begins with another one, with the secondary button.
  func openMenu(at prefix: String) async throws {
    try await click(prefix, button: 3)
    await MainLoop.run { ShownDemonstration.menus(in: view.root).contains(where: \.isOpen) }
  }

  private static func menus(in view: GTKView) -> [GTKContextMenuView] {
    view.subviews.flatMap { [$0 as? GTKContextMenuView].compactMap { $0 } + menus(in: $0) }
  }

  /// Waits until the clipboard has a text with a part, and returns it.
  ///
  /// Rows that have no views are copied on another thread, so that takes some turns.
  func waitForClipboard(containing part: String) async throws -> String {
    for _ in 0..<100 {
      if let text = await clipboardText(), text.contains(part) { return text }
      await MainLoop.settle()
    }
    throw MissingText(part: part)
  }

  private struct MissingText: Error { let part: String }

  private func clipboardText() async -> String? {
    var (found, isDone) = (String?.none, false)
    let hasSome = window.host.paste(of: .text) { content in
      if case .success(.text(let text)) = content { found = text }
      isDone = true
    }
    for _ in 0..<20 where hasSome && !isDone { await MainLoop.settle() }
    return found
  }

  private func top(_ view: GTKView) -> Float { bounds(of: view.widget).origin.y }

  func bounds(of widget: UnsafeMutablePointer<GtkWidget>) -> graphene_rect_t {
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(widget, window.widget, &bounds)
    return bounds
  }
}
#endif
