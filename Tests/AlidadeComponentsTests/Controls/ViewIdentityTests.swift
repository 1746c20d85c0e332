import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Videos and fields that go from one hosting view to another.
@MainActor @Suite struct ViewIdentityTests {
  private let host = HeadlessMountHost()
  private let identity = StatefulViewIdentity()

  private func hosting(@ComponentBuilder _ content: () -> ComponentList) -> HeadlessHostingView {
    HeadlessHostingView(
      size: Size(width: 300, height: 100), mountHost: host, content: content)
  }

  private func shown<View: HeadlessView>(
    _ type: View.Type, in view: HeadlessHostingView
  ) -> View? {
    view.root.descendants.lazy.filter(\.isVisible).compactMap { $0 as? View }.first
  }

  @Test func `a video plays on in another hosting view, and when it comes back`() throws {
    let video = Video(file: "a.webm").viewIdentity(identity)
    let (one, other) = (hosting { video }, hosting {})
    let player = try #require(shown(HeadlessVideoView.self, in: one))
    player.play()
    player.advance(by: 12)
    other.update { video }
    #expect(shown(HeadlessVideoView.self, in: other) === player)
    #expect(player.playback == VideoContent.Value(isPlaying: true, position: 12))
    other.update {}
    #expect(shown(HeadlessVideoView.self, in: one) === player)
    #expect(player.playback == VideoContent.Value(isPlaying: true, position: 12))
    one.update {}
    host.settle()
    #expect(host.statefulViews.count == 0, "It plays, so nobody else gets it.")
  }

  @Test func `a video that stops in the other place is let go of there`() throws {
    let video = Video(file: "a.webm").viewIdentity(identity)
    let (one, other) = (hosting { video }, hosting {})
    let player = try #require(shown(HeadlessVideoView.self, in: one))
    player.play()
    one.update {}
    other.update { video }
    player.pause()
    other.update {}
    host.settle()
    #expect(host.statefulViews.count == 1)
  }

  @Test func `a field keeps its view and the keyboard in another hosting view`() throws {
    let (one, other) = (hosting { TextField("Name").viewIdentity(identity) }, hosting {})
    let view = try #require(shown(HeadlessTextInputView.self, in: one))
    #expect(host.moveFocus(to: view))
    view.type("abc")
    one.update {}
    other.update { TextField("Name").viewIdentity(identity) }
    host.settle()
    #expect(shown(HeadlessTextInputView.self, in: other) === view)
    #expect(host.focusedView === view)
  }

  @Test(arguments: [true, false])
  func `a dropped hosting view with a video or a field leaves nothing`(
    isVideo: Bool
  ) {
    weak var toolkit: HeadlessMountHost?
    weak var stateful: HeadlessView?
    do {
      let view = HeadlessHostingView(size: Size(width: 300, height: 100)) {
        if isVideo { Video(file: "a.webm") } else { TextField("Name", initialText: "a") }
      }
      toolkit = view.mountHost
      let video = shown(HeadlessVideoView.self, in: view)
      let field = shown(HeadlessTextInputView.self, in: view)
      video?.play()
      field?.type("b")
      stateful = video ?? field
      #expect(stateful != nil)
    }
    #expect(toolkit == nil)
    #expect(stateful == nil)
  }
}
