import Alidade

/// The list of all layouts.
struct Sidebar: Component, Equatable {
  let exhibits: [SidebarEntry.Layout]
  let selection: Int
  let select: Action<Int>

  var body: some Component {
    List(
      SidebarEntry.rows(for: exhibits, selection: selection), id: \.id, estimatedRowHeight: 31
    ) { [select] entry in
      SidebarRow(content: entry.content, select: select)
    }
    .background(Sidebar.ground)
  }

  private static let ground = Color(light: RGBA(hex: 0xF0F0F1), dark: RGBA(hex: 0x2A2A2B))
}
