import Alidade

/// The list of all layouts, grouped by family.
struct Sidebar: Component, Equatable {
  let exhibits: [SidebarEntry]
  let selection: Binding<Int>

  var body: some Component {
    List(
      sections: SidebarSection.sections(of: exhibits), elements: \.entries, estimatedRowHeight: 31
    ) { entry in
      SidebarRow(name: entry.name)
    } header: { section in
      SidebarHeader(title: section.id.rawValue)
    }
    .selection(selection)
    .typeToFind(\SidebarEntry.name)
    .background(Sidebar.ground)
  }

  static let ground = Color(light: RGBA(hex: 0xF0F0F1), dark: RGBA(hex: 0x2A2A2B))
}
