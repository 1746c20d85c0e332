/// A section of a table, with its elements in the order that the user has chosen.
struct TableSection<Section: Identifiable & Sendable, Element: Sendable>: Identifiable, Sendable {
  let section: Section
  let elements: [Element]

  var id: Section.ID { section.id }
}
