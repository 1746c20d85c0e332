#if GTK
import AlidadeNative
import CGTK
import Testing

@testable import AlidadeGTK

extension ShownDemonstration {
  /// Opens the only drop-down list of the window with the pointer, and clicks an option.
  func choose(_ option: String) async throws {
    let picker = try #require(ShownDemonstration.pickers(in: view.root).first)
    let bounds = bounds(of: picker.widget)
    await InputTool.click(
      Int(bounds.origin.x + bounds.size.width / 2), Int(bounds.origin.y + bounds.size.height / 2))
    let popover = try #require(
      picker.content.children.first {
        UnsafeMutableRawPointer($0).isInstance(of: gtk_popover_get_type())
      })
    await MainLoop.run { gtk_widget_get_mapped(popover) != 0 && popover.label(option) != nil }
    await window.frame()
    try await popover.clickItem(option)
    await MainLoop.run { gtk_widget_get_mapped(popover) == 0 }
  }

  private static func pickers(in view: GTKView) -> [GTKPickerView] {
    view.subviews.flatMap { [$0 as? GTKPickerView].compactMap { $0 } + pickers(in: $0) }
  }
}
#endif
