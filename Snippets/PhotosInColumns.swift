// Rows next to each other, in as many columns as there is room for.

import Alidade
import AlidadeHeadless

struct Photo: Identifiable {
  let id: Int
}

struct PhotoCell: Component {
  let photo: Photo

  var body: some Component { Text("\(photo.id)").frame(height: 80) }
}

let photos = (0..<1_000).map(Photo.init)

struct Photos: Component {
  var body: some Component {
    // snippet.show
    List(photos) { PhotoCell(photo: $0) }
      .columns(.adaptive(minimum: 80), spacing: 10)
    // snippet.hide
  }
}

let view = HeadlessHostingView(size: Size(width: 300, height: 200)) { Photos() }

@MainActor func show() {
  view.settle()
  let texts = view.root.descendants.filter { $0.isVisible && $0 is HeadlessTextView }
  for y in Set(texts.map(\.frameInRoot.minY)).sorted() {
    print(texts.filter { $0.frameInRoot.minY == y }.compactMap { $0.visibleTexts.first })
  }
}

show()
view.size = Size(width: 200, height: 200)
show()
