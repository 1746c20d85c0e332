import Alidade

/// A bordered column of components.
struct Card: Component, Equatable {
  private let content: [AnyComponent]

  init(@ComponentBuilder content: () -> ComponentList) {
    self.content = content().components
  }

  var body: some Component {
    Box(
      background: .cardBackground, border: Border(color: Card.line),
      cornerRadius: Tile.cornerRadius
    ) {
      Column(spacing: 10, alignment: .stretch) { content }.padding(12)
    }
  }

  private static let line = Color.secondaryText.opacity(0.3)
}
