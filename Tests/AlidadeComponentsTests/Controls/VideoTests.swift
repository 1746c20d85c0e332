import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct VideoTests {
  private struct Feed: Component, Equatable {
    let isBelow: Bool

    var body: some Component {
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

  /// A feed of videos, and the one in its first row.
  private func feed(
    autoplays: Bool = false
  ) throws -> (HeadlessHostingView, HeadlessScrollView, HeadlessVideoView) {
    let view = HeadlessHostingView {
      List(Array(0..<500), id: \.self) { row in
        Video(file: "\(row).webm", autoplays: autoplays).frame(height: 100)
      }
    }
    view.settle()
    return (view, try #require(view.first()), try #require(view.first()))
  }

  private func videos(in view: HeadlessHostingView) -> [HeadlessVideoView] {
    var found: [HeadlessVideoView] = []
    func walk(_ view: HeadlessView) {
      if let video = view as? HeadlessVideoView { found.append(video) }
      view.subviews.forEach(walk)
    }
    walk(view.root)
    return found
  }

  @Test func `a video that was held goes on from where it was, on whatever view`() throws {
    let (view, list, video) = try feed()
    video.play()
    video.advance(by: 7)
    video.pause()
    list.scrollOffset = 30_000
    view.settle()
    #expect(video.playback == VideoContent.Value())
    list.scrollOffset = 0
    view.settle()
    let again = try #require(videos(in: view).first { $0.controlContent.file == "0.webm" })
    #expect(again.playback == VideoContent.Value(isPlaying: false, position: 7))
  }

  @Test func `a video that ends out of sight lets go of its view`() throws {
    let (view, list, video) = try feed()
    video.play()
    video.advance(by: 7)
    list.scrollOffset = 30_000
    view.settle()
    #expect(video.controlContent.file == "0.webm")
    video.pause()
    view.settle()
    #expect(video.playback == VideoContent.Value())
  }

  @Test func `of many videos that play out of sight four do, and the others go on in sight`() throws
  {
    let (view, list, first) = try feed(autoplays: true)
    #expect(first.playback.isPlaying)
    first.advance(by: 7)
    var all = Set(videos(in: view).map(ObjectIdentifier.init))
    for _ in 0..<60 {
      list.scroll(by: 500)
      view.settle()
      all.formUnion(videos(in: view).map(ObjectIdentifier.init))
    }
    // Those in sight and near, and four that are kept.
    let limit = 12 + Video.Controller.playingLimit
    #expect(all.count <= limit, "\(all.count) views")
    #expect(first.controlContent.file != "0.webm")
    list.scrollOffset = 0
    view.settle()
    let again = try #require(videos(in: view).first { $0.controlContent.file == "0.webm" })
    #expect(again.playback == VideoContent.Value(isPlaying: true, position: 7))
  }

  @Test func `a video whose file changes begins anew`() {
    let view = HeadlessHostingView { Video(file: "a.webm").frame(height: 50) }
    view.settle()
    let video: HeadlessVideoView? = view.first()
    video?.play()
    video?.advance(by: 7)
    view.update { Video(file: "b.webm").frame(height: 50) }
    view.settle()
    #expect(view.first(HeadlessVideoView.self) === video)
    #expect(video?.playback == VideoContent.Value())
    video?.advance(by: 3)
    view.update { Video(file: "c.webm", autoplays: true).frame(height: 50) }
    view.settle()
    #expect(video?.playback == VideoContent.Value(isPlaying: true))
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
    view.update { Video(file: "a.webm", autoplays: true).frame(height: 50).key("b") }
    view.settle()
    let next: HeadlessVideoView? = view.first()
    #expect(next === video)
    #expect(next?.playback == VideoContent.Value(isPlaying: true, position: 0))
  }
}
