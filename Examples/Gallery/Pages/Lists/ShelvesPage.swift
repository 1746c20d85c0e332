import Alidade

/// A page with a list of shelves, each of which is a horizontal list.
struct ShelvesPage: LayoutPage {
  var height = 130.0
  var lines = 1
  var isSelectable = true
  var hasSeparators = false

  static let name = "Shelves"
  static let summary =
    "A list of 200 horizontal lists with 1000 covers each. Shift turns the wheel sideways."
  static let family = LayoutFamily.lists
  static let stage = Stage(width: 520, height: 400)

  static let sections: [ControlSection<ShelvesPage>] = [
    ControlSection(
      "Shelves",
      [
        .number("Height", \.height, 80...260, by: 10),
        .count("Lines", \.lines, 1...3),
        .check("Selection", \.isSelectable),
        .check("Separators", \.hasSeparators),
      ])
  ]

  var example: ComponentList {
    Shelves(page: self)
  }

  var listing: String {
    let modifiers =
      (lines == 1 ? [] : [".columns(.equal(\(lines)), spacing: 6)"])
      + (isSelectable ? [".selection(context.binding(\\.selected))"] : [])
      + (hasSeparators ? [".separators(start: 8, end: 8)"] : [])
    return Listing.block(
      "List", [.raw("shelves")],
      [
        "shelf in", "Text(shelf.title)", "List(shelf.covers, estimatedRowHeight: 110) {",
        "  Cover(cover: $0)", "}", ".axis(.horizontal)",
      ] + modifiers + [".frame(height: \(Listing.number(height)))"])
  }
}

extension ShelvesPage {
  /// A list of shelves.
  private struct Shelves: Component, Equatable {
    let page: ShelvesPage

    struct State {
      var selected: Set<Int> = []
    }

    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      List(0..<200, id: \.self, estimatedRowHeight: page.height + 30) { [page] shelf in
        Column(spacing: 4) {
          Text("Shelf \(shelf + 1)").weight(.bold).padding(horizontal: 6, vertical: 2)
          covers(of: shelf, context).frame(height: page.height)
        }
        .padding(vertical: 4)
      }
    }

    private func covers(of shelf: Int, _ context: Context<State>) -> List {
      var list = List(
        shelf * 1_000..<(shelf + 1) * 1_000, id: \.self, estimatedRowHeight: 110
      ) { Cover(number: $0) }
      .axis(.horizontal)
      if page.lines > 1 { list = list.columns(.equal(page.lines), spacing: 6) }
      if page.hasSeparators { list = list.separators(start: 8, end: 8) }
      return page.isSelectable ? list.selection(context.binding(\.selected)) : list
    }
  }

  /// A cover, whose width depends on its number.
  private struct Cover: Component, Equatable {
    let number: Int

    var body: some Component {
      Box(
        background: Cover.colors[number * 7 % Cover.colors.count].opacity(0.25),
        border: Border(color: StageView.line), cornerRadius: 6
      ) {
        Center { Text("\(number % 1_000 + 1)").size(18).weight(.medium) }
      }
      .grow()
      .padding(4)
      .frame(width: 84 + Double(number * 29 % 4) * 16)
    }

    private static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .yellow]
  }
}
