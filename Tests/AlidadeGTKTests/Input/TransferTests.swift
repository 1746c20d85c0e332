#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  /// What is dragged and copied between this program and another one.
  @MainActor @Suite struct TransferTests {
    /// What a view was told, in order.
    @MainActor private final class Told {
      var entries: [String] = []
      /// Where the content was over the view last.
      var lastPlace: Point?

      func note(_ result: Result<TransferContent, TransferError>) {
        switch result {
        case .success(let content): entries.append("\(content)")
        case .failure(let error): entries.append("\(error)")
        }
      }

      /// The same without leaving and entering again, which a drag does when the other program
      /// moves its picture between the pointer and the view.
      var visits: [String] {
        entries.reduce(into: []) { visits, entry in
          if entry == "entered", visits.last == "exited" {
            visits.removeLast()
          } else {
            visits.append(entry)
          }
        }
      }
    }

    private let told = Told()

    private func target(in window: TestWindow) -> GTKView {
      let told = told
      let view = window.add(GTKView(), Rect(x: 0, y: 0, width: 200, height: 100))
      view.listen(
        for: .drop([.text, .files]),
        EventHandler {
          switch $0 {
          case .drop(.dropped(let content, let place)):
            told.entries.append("\(content) at \(place.x.rounded()) \(place.y.rounded())")
          case .drop(.moved(let place)): told.lastPlace = place
          case .drop(let event): told.entries.append("\(event)")
          default: break
          }
        })
      return view
    }

    @Test func `text that comes from another program is dropped where the pointer is`()
      async throws
    {
      let other = try await OtherProgram()
      let window = await TestWindow()
      let view = target(in: window)
      await InputTool.drag(from: (OtherProgram.left + 100, OtherProgram.textHeight), to: (60, 40))
      let told = told
      await MainLoop.run { told.entries.contains("entered") }
      await InputTool.run("mouseup 1")
      await MainLoop.run { told.entries.last?.hasPrefix("text") == true }
      #expect(told.visits == ["entered", "text(\"\(OtherProgram.text)\") at 60.0 40.0"])
      #expect(told.lastPlace == Point(x: 60, y: 40))
      #expect(!view.widget.isDropTarget, "GTK marks a target only until the drop")
      withExtendedLifetime(view) {}
      try await other.end()
    }

    @Test func `a file that comes from another program is dropped`() async throws {
      let other = try await OtherProgram()
      let window = await TestWindow()
      let view = target(in: window)
      await InputTool.drag(from: (OtherProgram.left + 100, OtherProgram.fileHeight), to: (60, 40))
      let told = told
      await MainLoop.run { told.entries.contains("entered") }
      await InputTool.run("mouseup 1")
      await MainLoop.run { told.entries.last?.hasPrefix("files") == true }
      #expect(told.entries.last == "files([\"\(OtherProgram.file)\"]) at 60.0 40.0")
      withExtendedLifetime(view) {}
      try await other.end()
    }

    @Test func `what comes from another program and goes away again is not dropped`() async throws {
      let other = try await OtherProgram()
      let window = await TestWindow()
      let view = target(in: window)
      await InputTool.drag(from: (OtherProgram.left + 100, OtherProgram.textHeight), to: (60, 40))
      let told = told
      await MainLoop.run { told.entries.contains("entered") }
      await InputTool.run("mousemove 300 300")
      await MainLoop.run { told.visits.last == "exited" }
      await InputTool.run("mouseup 1")
      #expect(told.visits == ["entered", "exited"])
      withExtendedLifetime(view) {}
      try await other.end()
    }

    @Test(arguments: [
      (TransferContent.text("wörds from here"), "wörds from here"),
      (.files(["/tmp/a file from here"]), "/tmp/a file from here"),
    ])
    func `what is dragged to another program arrives there`(
      _ content: TransferContent, _ said: String
    ) async throws {
      let other = try await OtherProgram()
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 0, y: 0, width: 100, height: 100))
      view.offer(content)
      await InputTool.drag(from: (50, 50), to: (OtherProgram.left + 100, OtherProgram.targetHeight))
      await InputTool.run("mouseup 1")
      try await other.expect("dropped \(said)")
      try await other.end()
    }

    @Test func `what another program has copied is pasted, text and files`() async throws {
      let other = try await OtherProgram()
      let window = await TestWindow()
      let told = told
      try other.tell("copy text")
      try await other.expect("copied text")
      // The display tells of the new owner of the clipboard a little later.
      await MainLoop.run { gdk_clipboard_is_local(gtk_widget_get_clipboard(window.widget)) == 0 }
      await MainLoop.run { window.host.paste(of: .text) { told.note($0) } }
      await MainLoop.run { !told.entries.isEmpty }
      #expect(told.entries == ["text(\"\(OtherProgram.text)\")"])
      told.entries = []
      try other.tell("copy file")
      try await other.expect("copied file")
      await MainLoop.run { window.host.paste(of: .files) { told.note($0) } }
      await MainLoop.run { !told.entries.isEmpty }
      #expect(told.entries == ["files([\"\(OtherProgram.file)\"])"])
      try await other.end()
    }

    @Test func `what is copied here is pasted in another program`() async throws {
      let window = await TestWindow()
      let other = try await OtherProgram()
      window.host.copy(.text("wörds from here"))
      try other.tell("paste")
      try await other.expect("pasted wörds from here")
      window.host.copy(.files(["/tmp/a file from here"]))
      try other.tell("paste")
      try await other.expect("pasted /tmp/a file from here")
      try await other.end()
    }
  }
}
#endif
