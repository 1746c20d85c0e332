import Alidade

/// The title of a family in the list of layouts.
struct SidebarHeader: Component, Equatable {
  let title: String

  var body: some Component {
    Text(title).size(12).weight(.semibold).color(.secondaryText).heading(2).lineLimit(1)
      .padding(EdgeInsets(top: 14, start: 18, bottom: 5, end: 12))
      .background(Sidebar.ground)
  }
}
