import Alidade

/// An example in the space of the stage, with the size of that space below.
struct StageView: Component, Equatable {
  let layout: AnyLayoutPage
  let direction: LayoutDirection
  let size: Size

  var body: some Component {
    Box(background: StageView.ground, border: Border(color: StageView.line)) {
      // Each layout gets a key of its own, so that none inherits another's state.
      ComponentList([Placed(layout: layout).key(layout.name)]).layoutDirection(direction)
    }
    .frame(width: size.width, height: size.height)
    .overlay(alignment: .bottom) {
      Text("\(Listing.number(size.width)) × \(Listing.number(size.height))")
        .size(12).color(.secondaryText).lineLimit(1).padding(EdgeInsets(top: 6, bottom: -26))
    }
  }

  private static let ground = Color(light: RGBA(hex: 0xF6F8FB), dark: RGBA(hex: 0x26282C))
  static let line = Color.accent.opacity(0.55)

  /// An example at its place on the stage.
  private struct Placed: Component, Equatable {
    let layout: AnyLayoutPage

    var body: some Component {
      if let place = layout.place {
        Aligned(place) { layout.page.example }
      } else {
        layout.page.example
      }
    }
  }
}
