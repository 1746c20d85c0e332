import Alidade

/// The parameters of the selected layout.
struct Inspector: Component, Equatable {
  /// The name of the layout.
  let name: String
  let groups: [ControlGroup]
  let change: Action<ControlChange>

  var body: some Component {
    List(InspectorEntry.rows(for: groups, of: name), id: \.id, estimatedRowHeight: 40) {
      [change] entry in
      InspectorRow(content: entry.content, change: change)
    }
  }
}
