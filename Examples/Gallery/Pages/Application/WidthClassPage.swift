import Alidade

/// A page about content that follows the width of the window.
struct WidthClassPage: LayoutPage {
  var beginning = 300.0

  static let name = "Width classes"
  static let summary =
    "Another arrangement below a width: only what asks for the class is built when it changes."
  static let family = LayoutFamily.application
  static let stage = Stage(width: 440, height: 220)

  static let sections: [ControlSection<WidthClassPage>] = [
    ControlSection("Second class", [.number("From", \.beginning, 200...500, by: 50)])
  ]

  var example: ComponentList {
    let wide = WidthClass(from: beginning)
    WidthClassExample(wide: wide).widthClasses([.compact, wide])
  }

  var listing: String {
    """
    extension WidthClass {
      static let wide = WidthClass(from: \(Listing.number(beginning)))
    }

    if context.widthClass >= .wide {
      Row { Tile("one").grow(); Tile("two").grow() }
    } else {
      Column { Tile("one"); Tile("two") }
    }
    """
  }
}

/// Two tiles beside or below each other.
struct WidthClassExample: Component, Equatable {
  let wide: WidthClass

  func body(_ context: Context<NoState>) -> some Component {
    Column(spacing: 12, alignment: .stretch) {
      if context.widthClass >= wide {
        Row(spacing: 8) {
          Tile("one").grow()
          Tile("two").grow()
        }
      } else {
        Tile("one")
        Tile("two")
      }
      Text("Two columns from \(Listing.number(wide.minimum)) points").size(12)
        .color(.secondaryText).lineLimit(1)
    }
    .padding(16)
  }
}
