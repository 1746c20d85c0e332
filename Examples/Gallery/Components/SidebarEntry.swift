import Alidade

/// A row of the list of layouts.
struct SidebarEntry: Hashable, Sendable {
  /// A layout that can be chosen.
  struct Layout: Hashable, Sendable {
    let name: String
    let family: LayoutFamily

    init(_ exhibit: Exhibit) {
      name = exhibit.layout.name
      family = exhibit.layout.family
    }
  }

  /// What the row shows.
  enum Content: Hashable, Sendable {
    /// The title of layouts that belong together.
    case title(String)
    /// A layout and its place among all.
    case layout(String, place: Int, isSelected: Bool)
  }

  let id: String
  let content: Content

  /// The rows for layouts, family by family.
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
