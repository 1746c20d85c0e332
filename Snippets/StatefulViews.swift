// A stateful view goes with its component: three uses, on views of the headless toolkit.

import Alidade
import AlidadeHeadless

// 1. A video goes on playing when its row is mounted on other views.

final class PlayerView: HeadlessView {
  var url = "" { didSet { if url != oldValue { seconds = 0 } } }
  var seconds = 0
}

struct Clip: StatefulViewComponent, Equatable {
  typealias StatefulView = PlayerView
  let url: String
  var size: ComponentSize { ComponentSize(height: 40) }

  final class Controller: StatefulViewComponentController<Clip>, NativeStatefulViewProvider {
    static func newStatefulView(_ context: NoViewContext) -> PlayerView { PlayerView() }

    static func configureStatefulView(_ player: PlayerView, for clip: Clip) {
      player.url = clip.url
    }

    /// No more than two players wait; a decoder is expensive.
    static func maximumPoolSize(_ context: NoViewContext) -> Int { 2 }
  }
}

let clips = (1...100).map { "clip \($0)" }
let feed = HeadlessHostingView(size: Size(width: 300, height: 80)) {
  List(clips, id: \.self) { Clip(url: $0) }
}
@MainActor func first<View: HeadlessView>(_ type: View.Type, in host: HeadlessHostingView) -> View?
{
  host.root.descendants.lazy.filter(\.isVisible).compactMap { $0 as? View }.first
}
first(PlayerView.self, in: feed)?.seconds = 12
first(HeadlessScrollView.self, in: feed)?.scroll(by: 200)
first(HeadlessScrollView.self, in: feed)?.scroll(by: -200)
feed.settle()
if let player = first(PlayerView.self, in: feed) {
  print("\(player.url) is at \(player.seconds) s")
}

// 2. A picture is shown in another window for a while. Its controller keeps it meanwhile, also when
//    the row it came from is gone from the screen.

struct Photo: StatefulViewComponent, Equatable {
  typealias StatefulView = HeadlessView
  let name: String
  let fullScreen: FullScreen

  final class Controller: StatefulViewComponentController<Photo>, NativeStatefulViewProvider {
    static func newStatefulView(_ context: NoViewContext) -> HeadlessView { HeadlessView() }
    static func configureStatefulView(_ view: HeadlessView, for photo: Photo) {
      view.apply(.tooltip(photo.name))
    }

    override func didMount() { component.fullScreen.photo = self }

    func enterFullScreen() {
      guard let view = lendStatefulView() else { return }
      component.fullScreen.window.addSubview(view)
    }

    func leaveFullScreen() {
      statefulView?.removeFromSuperview()
      takeBackStatefulView()
    }
  }
}

@MainActor final class FullScreen: Sendable, Equatable {
  let window = HeadlessView()
  weak var photo: Photo.Controller?
  nonisolated static func == (one: FullScreen, other: FullScreen) -> Bool { one === other }
}

let fullScreen = FullScreen()
let album = HeadlessHostingView(size: Size(width: 300, height: 80)) {
  Photo(name: "sea", fullScreen: fullScreen)
}
fullScreen.photo?.enterFullScreen()
print("in the window: \(fullScreen.window.subviews.compactMap(\.options.tooltip))")
album.settle()
fullScreen.photo?.leaveFullScreen()
print(
  "in the window: \(fullScreen.window.subviews.count), at home: \(album.root.descendants.count)")

// 3. A text field keeps what is being typed. As long as that is not saved the controller refuses to
//    let go of the field, so that the row is not forgotten, however far it is out of sight.

final class FieldView: HeadlessView {
  var text = ""
  var isSaved = true
}

struct Field: StatefulViewComponent, Equatable {
  typealias StatefulView = FieldView
  let id: Int
  var size: ComponentSize { ComponentSize(height: 40) }

  final class Controller: StatefulViewComponentController<Field>, NativeStatefulViewProvider {
    static func newStatefulView(_ context: NoViewContext) -> FieldView { FieldView() }
    static func configureStatefulView(_ view: FieldView, for field: Field) {}

    override func willRelinquishStatefulView(_ view: FieldView) { view.text = "" }

    override var canRelinquishStatefulView: Bool { statefulView?.isSaved ?? true }
  }
}

let form = HeadlessHostingView(size: Size(width: 300, height: 80)) {
  List(Array(0..<1000), id: \.self) { Field(id: $0) }
}
first(FieldView.self, in: form)?.text = "Dear"
first(FieldView.self, in: form)?.isSaved = false
first(HeadlessScrollView.self, in: form)?.scroll(by: 30_000)
form.settle()
if let field = first(FieldView.self, in: form) { print("far away: '\(field.text)'") }
first(HeadlessScrollView.self, in: form)?.scroll(by: -30_000)
form.settle()
if let field = first(FieldView.self, in: form) { print("back: '\(field.text)'") }
