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
@MainActor func players() -> [PlayerView] {
  feed.root.descendants.compactMap { $0 as? PlayerView }.filter(\.isVisible)
}
let scrollView = feed.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }[0]
players()[0].seconds = 12
scrollView.scroll(by: 200)
scrollView.scroll(by: -200)
print("\(players()[0].url) is at \(players()[0].seconds) s")

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
@MainActor func fields() -> [FieldView] {
  form.root.descendants.compactMap { $0 as? FieldView }.filter(\.isVisible)
}
let rows = form.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }[0]
fields()[0].text = "Dear"
fields()[0].isSaved = false
rows.scroll(by: 30_000)
form.settle()
print("far away: \(fields().map(\.text))")
rows.scroll(by: -30_000)
form.settle()
print("back: \(fields()[0].text)")
