/// The place of an element in a collection of sections.
public struct ElementPath: Hashable, Sendable {
  /// The offset of the section among the sections.
  public let section: Int
  /// The offset of the element in its section.
  public let offset: Int

  /// Creates a path.
  public init(section: Int, offset: Int) {
    self.section = section
    self.offset = offset
  }
}

extension ElementPath: Comparable {
  /// Returns `true` if the first path comes before the second one.
  public static func < (first: ElementPath, second: ElementPath) -> Bool {
    (first.section, first.offset) < (second.section, second.offset)
  }
}
