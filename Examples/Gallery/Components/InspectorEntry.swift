/// A row in the list of parameters.
struct InspectorEntry: Hashable, Sendable {
  /// The content of a row.
  enum Content: Hashable, Sendable {
    /// The title of a group of parameters.
    case title(String)
    /// A parameter.
    case control(ControlAppearance)
  }

  let id: String
  let content: Content

  /// Returns the rows for the parameters of a layout.
  static func rows(for groups: [ControlGroup], of name: String) -> [InspectorEntry] {
    groups.flatMap { group in
      [InspectorEntry(id: "\(name) \(group.title)", content: .title(group.title))]
        + group.controls.map {
          InspectorEntry(id: "\(name) \($0.id)", content: .control($0))
        }
    }
  }
}
