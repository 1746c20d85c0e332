import Alidade

/// A page about trees.
struct TreePage: LayoutPage {
  var showsCounts = true
  var hasColumns = false

  static let name = "Tree"
  static let summary =
    "A list of nodes that are expanded, collapsed and moved, also with the arrow keys."
  static let family = LayoutFamily.lists
  static let stage = Stage(width: 360, height: 400)

  static let sections: [ControlSection<TreePage>] = [
    ControlSection(
      "Tree", [.check("Counts", \.showsCounts), .check("Columns", \.hasColumns)])
  ]

  var example: ComponentList {
    if hasColumns {
      ColumnOutline(showsCounts: showsCounts)
    } else {
      Outline(showsCounts: showsCounts)
    }
  }

  var listing: String { hasColumns ? tableListing : listListing }

  private var tableListing: String {
    let count =
      showsCounts
      ? """

        TableColumn("Parts", alignment: .end) { chapter in
          Text("\\(chapter.parts?.count ?? 0)")
        }
        .sorted {
          ($0.parts?.count ?? 0) < ($1.parts?.count ?? 0)
        }
      """ : ""
    return """
      Table(
        tree: chapters, children: \\.parts,
        expanded: context.binding(\\.expanded)
      ) {
        TableColumn("Title") { chapter in
          Text(chapter.title)
        }\(count)
      }
      .selection(context.binding(\\.selected))
      """
  }

  private var listListing: String {
    let count = showsCounts ? "\n    Text(\"\\(chapter.parts?.count ?? 0)\")" : ""
    return """
      List(
        tree: context.state.chapters, children: \\.parts,
        expanded: context.binding(\\.expanded)
      ) { chapter in
        Row {
          Text(chapter.title)\(count)
        }
      }
      .selection(context.binding(\\.selected))
      .typeToFind(\\Chapter.title)
      .rowAnimation(.spring(duration: 0.3))
      .onMove { move in
        context.update {
          $0.chapters.apply(move, children: \\.parts)
        }
      }
      """
  }
}

extension TreePage {
  /// A part of a book.
  struct Part: Sendable, Identifiable {
    let id: String
    var parts: [Part]?

    var count: Int { parts?.count ?? 0 }

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
      var parts = Part.all
      var expanded: Set<Part.ID> = ["Chapter 2", "Section 2.2"]
      var selected: Part.ID?
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      List(
        tree: context.state.parts, children: \.parts, expanded: context.binding(\.expanded),
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
      .onMove { move in context.update { $0.parts.apply(move, children: \.parts) } }
    }
  }

  /// The same tree in columns.
  private struct ColumnOutline: Component, Equatable {
    let showsCounts: Bool

    struct State {
      var expanded: Set<Part.ID> = ["Chapter 2", "Section 2.2"]
      var selected: Set<Part.ID> = []
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Table(tree: Part.all, children: \.parts, expanded: context.binding(\.expanded)) {
        TableColumn("Title") { part in Text(part.id).lineLimit(1) }
        if showsCounts {
          TableColumn("Parts", width: .points(80), alignment: .end) { part in
            if let parts = part.parts { Text("\(parts.count)") }
          }
          .sorted(by: \.count)
        }
      }
      .selection(context.binding(\.selected))
      .typeToFind(\.id)
    }
  }
}
