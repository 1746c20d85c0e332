/// A row of the list of parameters.
struct InspectorEntry: Hashable, Sendable {
  /// What the row shows.
  enum Content: Hashable, Sendable {
    /// The title of parameters that belong together.
    case title(String)
    /// A parameter.
    case control(ControlAppearance)
  }

  let id: String
  let content: Content

  /// The rows for the parameters of a layout.
  static func rows(for groups: [ControlGroup], of name: String) -> [InspectorEntry] {
    groups.flatMap { group in
      [InspectorEntry(id: "\(name) \(group.title)", content: .title(group.title))]
        + group.controls.map {
          InspectorEntry(id: "\(name) \($0.id)", content: .control($0))
        }
    }
  }
}
