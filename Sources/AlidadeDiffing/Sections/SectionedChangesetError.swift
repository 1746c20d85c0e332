/// A reason why a changeset of sections is invalid or doesn't fit.
public enum SectionedChangesetError: Error, Hashable, Sendable {
  /// The changes of the sections are wrong.
  case sections(ChangesetError)
  /// The changes of a section's elements are wrong; offsets are relative to the section.
  case elements(ChangesetError, section: Int)
  /// A path refers to a section that doesn't exist in the collection.
  case sectionOutOfRange(ChangesetError.Role, section: Int, count: Int)
  /// A section is removed, but some of its elements are neither removed nor moved.
  case elementsOfRemovedSection(section: Int, count: Int)
}

extension SectionedChangesetError: CustomStringConvertible {
  /// A message with the values, the likely cause and the remedy.
  public var description: String {
    switch self {
    case .sections(let error):
      "Sections: \(error)"
    case .elements(let error, let section):
      "Elements of section \(section): \(error)"
    case .sectionOutOfRange(let role, let section, let count):
      """
      A path of kind \(role.rawValue) names section \(section), but there are \(count) \
      \(role.isOld ? "old" : "new") sections. Removals, updates and origins of moves count in the \
      sections before all changes; insertions and destinations of moves in those after all changes.
      """
    case .elementsOfRemovedSection(let section, let count):
      """
      Section \(section) is removed, but \(count) of its elements are neither removed nor moved. \
      Remove them too, or move them to a section that is kept.
      """
    }
  }
}
