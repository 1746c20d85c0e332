// A stateful view moves with its component: four uses, with headless views.

import AlidadeHeadless
import AlidadeNative

// 1. A video keeps playing when its row is mounted on other views.

final class PlayerView: HeadlessView {
  var url = "" { didSet { if url != oldValue { seconds = 0 } } }
  var seconds = 0
}

struct Clip: StatefulViewComponent, Equatable {
  let url: String
  var size: ComponentSize { ComponentSize(height: 40) }

  final class Controller: StatefulViewComponentController<Clip> {
    static func newStatefulView(_ context: ViewContext) -> PlayerView { PlayerView() }

    static func configureStatefulView(_ player: PlayerView, for clip: Clip) {
      player.url = clip.url
    }

    /// At most two players are pooled; a decoder is expensive.
    static func maximumPoolSize(_ context: ViewContext) -> Int { 2 }
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

// 2. A picture moves to another window for a while. Meanwhile, its controller keeps it, even if the
//    row that it came from is off screen.

struct Photo: StatefulViewComponent, Equatable {
  let name: String
  let fullScreen: FullScreen

  final class Controller: StatefulViewComponentController<Photo> {
    static func newStatefulView(_ context: ViewContext) -> HeadlessView { HeadlessView() }
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

// 3. A text field keeps its text. The controller refuses to give up the field until the text is
//    saved, so the row isn't forgotten, however far it is scrolled off screen.

final class FieldView: HeadlessView {
  var text = ""
  var isSaved = true
}

struct Field: StatefulViewComponent, Equatable {
  let id: Int
  var size: ComponentSize { ComponentSize(height: 40) }

  final class Controller: StatefulViewComponentController<Field> {
    static func newStatefulView(_ context: ViewContext) -> FieldView { FieldView() }
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

// 4. A video moves from one hosting view to another, because its identity is the same.

struct Film: StatefulViewComponent, Equatable {
  let url: String
  let viewIdentity: StatefulViewIdentity?

  final class Controller: StatefulViewComponentController<Film> {
    static func newStatefulView(_ context: ViewContext) -> PlayerView { PlayerView() }
    static func configureStatefulView(_ player: PlayerView, for film: Film) {
      player.url = film.url
    }
  }
}

let identity = StatefulViewIdentity()
let desktop = HeadlessMountHost()
let main = HeadlessHostingView(size: Size(width: 300, height: 80), mountHost: desktop) {
  Film(url: "film", viewIdentity: identity)
}
let theatre = HeadlessHostingView(size: Size(width: 800, height: 600), mountHost: desktop) {}
first(PlayerView.self, in: main)?.seconds = 30
theatre.update { Film(url: "film", viewIdentity: identity) }
print("in the theatre at \(first(PlayerView.self, in: theatre)?.seconds ?? 0) s")
theatre.update {}
print("at home again at \(first(PlayerView.self, in: main)?.seconds ?? 0) s")
