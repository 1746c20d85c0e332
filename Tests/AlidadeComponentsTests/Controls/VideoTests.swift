import Alidade
import AlidadeHeadless
import Testing

@MainActor @Suite struct VideoTests {
  private struct Feed: Component, Equatable {
    let isBelow: Bool

    func body(_ context: Context<NoState>) -> some Component {
      Column {
        if isBelow { Text("something that came later") }
        Video(file: "a.webm", label: "a").frame(height: 50).key("a")
      }
    }
  }

  @Test func `a video goes on where it is when something comes above it`() {
    let view = HeadlessHostingView { Feed(isBelow: false) }
    view.settle()
    let video: HeadlessVideoView? = view.first()
    video?.play()
    video?.advance(by: 12)
    view.update { Feed(isBelow: true) }
    view.settle()
    #expect(view.first(HeadlessVideoView.self) === video)
    #expect(video?.playback == VideoContent.Value(isPlaying: true, position: 12))
  }

  @Test func `a row whose video plays keeps it while it is far out of sight`() throws {
    let view = HeadlessHostingView {
      List(Array(0..<500), id: \.self) { row in
        Video(file: "\(row).webm").frame(height: 100)
      }
    }
    view.settle()
    let list: HeadlessScrollView = try #require(view.first())
    let video: HeadlessVideoView = try #require(view.first())
    #expect(video.controlContent.file == "0.webm")
    video.play()
    video.advance(by: 7)
    for _ in 0..<40 {
      list.scroll(by: 700)
      view.settle()
    }
    list.scrollOffset = 0
    view.settle()
    #expect(video.controlContent.file == "0.webm" && video.isVisible)
    #expect(video.playback == VideoContent.Value(isPlaying: true, position: 7))
  }

  @Test func `a view that comes from another video begins anew`() {
    let view = HeadlessHostingView { Video(file: "a.webm").frame(height: 50).key("a") }
    view.settle()
    let video: HeadlessVideoView? = view.first()
    video?.play()
    video?.advance(by: 3)
    video?.pause()
    view.update { Text("none") }
    view.settle()
    view.update { Video(file: "a.webm", playsAtOnce: true).frame(height: 50).key("b") }
    view.settle()
    let next: HeadlessVideoView? = view.first()
    #expect(next === video)
    #expect(next?.playback == VideoContent.Value(isPlaying: true, position: 0))
  }
}
