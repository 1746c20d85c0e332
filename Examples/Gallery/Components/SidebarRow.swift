import Alidade

/// A layout in the list of layouts.
struct SidebarRow: Component, Equatable {
  let name: String

  var body: some Component {
    Text(name).size(14).lineLimit(1).padding(horizontal: 18, vertical: 6)
  }
}
