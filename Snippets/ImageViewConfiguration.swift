// A view configured by a class and attributes, in the size of its picture. Attributes that are
// equal in two generations aren't set again.

import AlidadeHeadless
import AlidadeNative

// snippet.hide
/// A headless view that shows a picture.
final class PictureView: HeadlessView {
  enum Mode { case fit, center }

  var picture = "" { didSet { didSet("picture", to: picture) } }
  var mode = Mode.fit { didSet { didSet("mode", to: "\(mode)") } }
}

struct Picture {
  let name: String
  let size: Size
}
// snippet.show

func photo(_ picture: Picture) -> Leaf {
  Leaf(
    view: ViewConfiguration(
      PictureView.self,
      attributes: [
        .set(\.picture, picture.name),
        .set(\.mode, .center),
      ]),
    size: ComponentSize(picture.size))
}

// snippet.hide
let sea = Picture(name: "sea", size: Size(width: 120, height: 80))
let wood = Picture(name: "wood", size: Size(width: 120, height: 80))
let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
  Column(alignment: .start) { photo(sea) }
}
print(view.mountHost.log, terminator: "\n\n")

@MainActor func show(_ picture: Picture) {
  print("\(picture.name):")
  view.mountHost.log.clear()
  view.update { Column(alignment: .start) { photo(picture) } }
  for operation in view.mountHost.log.operations { print(operation) }
}
show(sea)
show(wood)
