/// A layout in the list of layouts.
struct SidebarEntry: Hashable, Sendable, Identifiable {
  /// The index among all layouts.
  let id: Int
  let name: String
  let family: LayoutFamily

  init(_ place: Int, _ exhibit: Exhibit) {
    id = place
    name = exhibit.layout.name
    family = exhibit.layout.family
  }
}
