#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeLists
import AlidadeRender
import AlidadeTesting
import CGTK
import Foundation
import Testing

/// A film of ten minutes, without sound.
private let film = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Fixtures/film.ogv").path

extension GTKTests {
  /// Videos that play; each test sees a few seconds of the film.
  @MainActor @Suite struct FilmTests {
    private func open(
      @ComponentBuilder _ content: () -> ComponentList
    ) async -> GTKWindow {
      await .opened(size: Size(width: 240, height: 200), content)
    }

    private func videos(in window: GTKWindow) -> [GTKVideoView] {
      var found: [GTKVideoView] = []
      func walk(_ view: GTKView) {
        if let video = view as? GTKVideoView { found.append(video) }
        for child in view.subviews { walk(child) }
      }
      walk(window.hostingView.root)
      return found
    }

    private func list(in window: GTKWindow) throws -> GTKScrollView {
      try #require(window.hostingView.root.subviews.lazy.compactMap { $0 as? GTKScrollView }.first)
    }

    private func stream(of view: GTKVideoView) -> UnsafeMutablePointer<GtkMediaStream>? {
      view.content.first(of: gtk_video_get_type()).flatMap { gtk_video_get_media_stream($0.opaque) }
    }

    /// Waits until the film has gone on by so many seconds; a machine may need far longer for that.
    private func watch(_ view: GTKVideoView, seconds: Double) async {
      let start = view.playback.position
      for _ in 0..<10 where view.playback.position < start + seconds {
        await MainLoop.settle()
        for _ in 0..<200 where view.playback.position < start + seconds {
          await MainLoop.turnOnce()
        }
      }
      #expect(view.playback.position >= start + seconds)
    }

    @Test func `a film plays on while its row is out of sight, and when it is back`() async throws {
      let window = await open {
        List(Array(0..<100), id: \.self) { row in
          Video(file: film, autoplays: row == 0).frame(height: 100)
        }
      }
      let list = try self.list(in: window)
      let view = try #require(videos(in: window).first { $0.playback.isPlaying })
      await watch(view, seconds: 0.4)
      let stream = try #require(self.stream(of: view))
      // Far enough that other rows use the views of the first one.
      for offset in stride(from: 500.0, through: 5000, by: 500) {
        list.scrollOffset = offset
        await MainLoop.settle()
      }
      await MainLoop.run { gtk_widget_get_root(view.widget) == nil }
      #expect(!videos(in: window).contains { $0 === view })
      let position = view.playback.position
      #expect(position >= 0.4 && view.playback.isPlaying)
      await watch(view, seconds: 0.4)
      list.scrollOffset = 0
      await MainLoop.run { gtk_widget_get_mapped(view.widget) != 0 }
      #expect(self.stream(of: view) == stream)
      #expect(view.playback.isPlaying && view.playback.position >= position + 0.4)
      await watch(view, seconds: 0.4)
      #expect(gtk_media_stream_get_error(stream) == nil)
      window.close()
    }

    @Test func `a film that was held is shown again where it was`() async throws {
      let window = await open {
        List(Array(0..<100), id: \.self) { row in
          Video(file: film, autoplays: row == 0).frame(height: 100)
        }
      }
      let list = try self.list(in: window)
      let view = try #require(videos(in: window).first { $0.playback.isPlaying })
      await watch(view, seconds: 0.6)
      gtk_media_stream_pause(stream(of: view))
      let position = view.playback.position
      list.scrollOffset = 5000
      await MainLoop.run { view.playbackObserver == nil || view.playback.position == 0 }
      list.scrollOffset = 0
      await MainLoop.run {
        videos(in: window).contains { abs($0.playback.position - position) < 0.3 }
      }
      #expect(!videos(in: window).contains { $0.playback.isPlaying })
      window.close()
    }

    private struct Player: Component {
      let file: Store<String>

      func body(_ context: Context<NoState>) -> some Component {
        Video(file: context.read(file) { $0 }).frame(height: 100)
      }
    }

    @Test func `a film of another file begins anew`() async throws {
      let file = Store(film)
      let window = await open { Player(file: file) }
      let view = try #require(videos(in: window).first)
      // A film that was held is shown again where it was.
      view.controlValue = VideoContent.Value(position: 420)
      withImmediateUpdates {
        file.update { $0 = film.replacingOccurrences(of: "/Fixtures/", with: "/Fixtures/./") }
      }
      #expect(view.controlContent.file != film)
      #expect(view.playback == VideoContent.Value())
      window.close()
    }

    @Test func `whether a film loops can be changed while it plays`() async throws {
      let view = GTKVideoView()
      let window = await TestWindow()
      window.add(view, Rect(x: 0, y: 0, width: 200, height: 150))
      view.controlContent = VideoContent(file: film)
      view.controlValue = VideoContent.Value(isPlaying: true)
      await watch(view, seconds: 0.3)
      let position = view.playback.position
      view.controlContent.loops = true
      #expect(view.playback.isPlaying && view.playback.position >= position)
      view.controlContent.file = ""
      #expect(stream(of: view) == nil)
    }

    @Test func `the observer is notified when a film starts and stops playing`() async throws {
      let view = GTKVideoView()
      let window = await TestWindow()
      window.add(view, Rect(x: 0, y: 0, width: 200, height: 150))
      var told: [Bool] = []
      view.controlContent = VideoContent(file: film)
      view.playbackObserver = { told.append(view.playback.isPlaying) }
      view.controlValue = VideoContent.Value(isPlaying: true)
      await MainLoop.run { told == [true] }
      gtk_media_stream_pause(stream(of: view))
      #expect(told == [true, false])
      view.playbackObserver = nil
    }

    @Test func `a file that is no film is reported and named, and the next film is shown`()
      async throws
    {
      let view = GTKVideoView()
      let window = await TestWindow()
      window.add(view, Rect(x: 0, y: 0, width: 200, height: 150))
      let reports = await DiagnosticsRecorder.reportsOfAllThreads {
        view.controlContent = VideoContent(file: "/nowhere/my_film.webm")
        await MainLoop.run { view.fallback != nil }
      }
      let report = try #require(reports.first { $0.summary == "A video can't be played." })
      #expect(report.values.first == "file     /nowhere/my_film.webm")
      let label = try #require(view.fallback?.first(of: gtk_label_get_type()))
      #expect(String(cString: gtk_label_get_text(label.opaque)) == "my_film.webm")
      view.controlContent = VideoContent(file: film)
      #expect(view.fallback == nil)
      view.controlValue = VideoContent.Value(isPlaying: true)
      await watch(view, seconds: 0.2)
    }

    @Test func `a pipe and a device are no films, and nothing waits for them`() async throws {
      let pipe = "/tmp/alidade-gtk-test-\(getpid()).webm"
      #expect(mkfifo(pipe, 0o600) == 0)
      defer { unlink(pipe) }
      for path in [pipe, "/dev/zero"] {
        let view = GTKVideoView()
        let reports = DiagnosticsRecorder.reports {
          view.controlContent = VideoContent(file: path)
        }
        #expect(reports.map(\.summary) == ["A video can't be played."])
        #expect(reports.first?.values.last == "message  It isn't a regular file.")
        #expect(view.fallback != nil && stream(of: view) == nil)
      }
    }

    @Test func `without a module for films what is missing is reported`() async throws {
      let view = GTKVideoView()
      view.makeStream = {
        let object = g_object_new_with_properties(
          g_type_from_name("GtkNoMediaFile"), 0, nil, nil)
        return UnsafeMutableRawPointer(object)?.assumingMemoryBound(to: GtkMediaStream.self)
      }
      let window = await TestWindow()
      window.add(view, Rect(x: 0, y: 0, width: 200, height: 150))
      let reports = await DiagnosticsRecorder.reportsOfAllThreads {
        view.controlContent = VideoContent(file: film)
        await MainLoop.run { view.fallback != nil }
      }
      let report = try #require(reports.first { $0.summary == "Videos can't be played." })
      #expect(report.remedy.contains("libgtk-4-media-gstreamer"))
      #expect(!view.playback.isPlaying)
    }
  }
}
#endif
