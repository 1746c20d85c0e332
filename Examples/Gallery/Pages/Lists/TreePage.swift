import Alidade

/// A page about trees.
struct TreePage: LayoutPage {
  var showsCounts = true

  static let name = "Tree"
  static let summary =
    "A list of nodes that are expanded and collapsed, also with the arrow keys."
  static let family = LayoutFamily.lists
  static let stage = Stage(width: 360, height: 400)

  static let sections: [ControlSection<TreePage>] = [
    ControlSection("Tree", [.check("Counts", \.showsCounts)])
  ]

  var example: ComponentList {
    Outline(showsCounts: showsCounts)
  }

  var listing: String {
    let count = showsCounts ? "\n    Text(\"\\(chapter.parts?.count ?? 0)\")" : ""
    return """
      List(
        tree: chapters, children: \\.parts,
        expanded: context.binding(\\.expanded)
      ) { chapter in
        Row {
          Text(chapter.title)\(count)
        }
      }
      .selection(context.binding(\\.selected))
      .typeToFind(\\Chapter.title)
      .rowAnimation(.spring(duration: 0.3))
      """
  }
}

extension TreePage {
  /// A part of a book.
  struct Part: Sendable, Identifiable {
    let id: String
    var parts: [Part]?

    /// Three levels of parts.
    static let all = (1...20).map { chapter in
      Part(
        id: "Chapter \(chapter)",
        parts: (1...chapter).map { section in
          Part(
            id: "Section \(chapter).\(section)",
            parts: section.isMultiple(of: 2)
              ? (1...section).map { Part(id: "Paragraph \(chapter).\(section).\($0)") } : nil)
        })
    }
  }

  /// A tree of the parts of a book.
  private struct Outline: Component, Equatable {
    let showsCounts: Bool

    struct State {
      var expanded: Set<Part.ID> = ["Chapter 2", "Section 2.2"]
      var selected: Part.ID?
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      List(
        tree: Part.all, children: \.parts, expanded: context.binding(\.expanded),
        estimatedRowHeight: 28
      ) { [showsCounts] part in
        Row(spacing: 8, alignment: .center) {
          Text(part.id).lineLimit(1).grow()
          if showsCounts, let parts = part.parts {
            Text("\(parts.count)").color(.secondaryText)
          }
        }
        .padding(horizontal: 4, vertical: 4)
      }
      .selection(context.binding(\.selected))
      .typeToFind(\Part.id)
      .rowAnimation(.spring(duration: 0.3))
    }
  }
}
