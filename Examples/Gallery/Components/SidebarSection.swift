/// A family in the list of layouts.
struct SidebarSection: Sendable, Identifiable {
  let id: LayoutFamily
  let entries: [SidebarEntry]

  /// Returns the families that have layouts, in their order.
  static func sections(of entries: [SidebarEntry]) -> [SidebarSection] {
    LayoutFamily.allCases.map { family in
      SidebarSection(id: family, entries: entries.filter { $0.family == family })
    }
    .filter { !$0.entries.isEmpty }
  }
}
