import AlidadeCore

/// The identity of the header or the footer of a section.
///
/// It is a separate type, so it never equals the id of an element.
struct SectionEdge: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case header
    case footer
  }

  let section: ComponentKey
  let kind: Kind

  /// The kind and the section, as text.
  var description: String { "\(kind) of \(section)" }
}
