import Alidade

/// A row in the list of layouts.
struct SidebarEntry: Hashable, Sendable {
  /// A layout that can be selected.
  struct Layout: Hashable, Sendable {
    let name: String
    let family: LayoutFamily

    init(_ exhibit: Exhibit) {
      name = exhibit.layout.name
      family = exhibit.layout.family
    }
  }

  /// The content of a row.
  enum Content: Hashable, Sendable {
    /// The title of a group of layouts.
    case title(String)
    /// A layout and its index among all layouts.
    case layout(String, place: Int, isSelected: Bool)
  }

  let id: String
  let content: Content

  /// Returns the rows for layouts, grouped by family.
  static func rows(for layouts: [Layout], selection: Int) -> [SidebarEntry] {
    LayoutFamily.allCases.flatMap { family in
      [SidebarEntry(id: family.rawValue, content: .title(family.rawValue))]
        + layouts.enumerated().filter { $0.element.family == family }.map { place, layout in
          SidebarEntry(
            id: layout.name,
            content: .layout(layout.name, place: place, isSelected: place == selection))
        }
    }
  }
}
