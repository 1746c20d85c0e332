#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Glibc
import Testing

extension GTKTests {
  @MainActor @Suite struct EditorBorderTests {
    @Test(arguments: [1, 2, 3])
    func `an editor without the focus has a border on all sides, however few its lines`(
      lines: Int
    ) async throws {
      let window = GTKWindow(title: "Test", size: Size(width: 200, height: 140)) {
        Column(alignment: .stretch) {
          TextEditor("Note", text: "a") { _ in }.lines(lines...lines)
        }
        .padding(10)
      }
      window.present()
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      gtk_root_set_focus(gtk_widget_get_root(window.hostingView.widget), nil)
      await MainLoop.settle()
      let editor = try #require(window.hostingView.root.textInputs.first)
      let png = try GTKScreenshot.png(of: window)
      keep(png, "editor-\(lines)")
      let pixels = try Pixels(png: GTKScreenshot.png(of: window.hostingView))
      var (x, top, bottom) = (100, 10, 10 + Int(editor.frame.size.height) - 1)
      let border = pixels[x, top]
      #expect(border != pixels[x, top + 3], "there is a border at the top")
      #expect(pixels[x, bottom] == border, "there is one at the bottom")
      (x, top, bottom) = (10, top + 8, bottom - 8)
      #expect(pixels[x, top] == border && pixels[x, bottom] == border)
      window.close()
    }

    @Test func `an editor that grows from one line scrolls with a bar again`() async throws {
      let window = await TestWindow(width: 200, height: 200)
      let editor = window.add(GTKTextEditorView(), Rect(x: 0, y: 0, width: 180, height: 32))
      func hasBar() -> Bool {
        var policy = GTK_POLICY_ALWAYS
        gtk_scrolled_window_get_policy(OpaquePointer(editor.content), nil, &policy)
        return policy == GTK_POLICY_AUTOMATIC
      }
      await window.frame()
      #expect(!hasBar())
      window.host.setFrame(Rect(x: 0, y: 0, width: 180, height: 120), of: editor)
      await window.frame()
      #expect(hasBar())
      window.host.setFrame(Rect(x: 0, y: 0, width: 180, height: 32), of: editor)
      await window.frame()
      #expect(!hasBar())
    }

    /// Writes a picture into the folder that the environment names, to be looked at.
    private func keep(_ png: [UInt8], _ name: String) {
      guard let folder = getenv("ALIDADE_PICTURES").map({ String(cString: $0) }),
        let file = fopen("\(folder)/\(name).png", "w")
      else { return }
      fwrite(png, 1, png.count, file)
      fclose(file)
    }
  }
}
#endif
