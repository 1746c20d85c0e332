extension DataSource {
  /// The elements of one section of a list.
  public struct Group<Section: Hashable & Sendable>: Identifiable, Sendable {
    /// The value that identifies the section.
    public let id: Section
    /// The elements of the section, in the order of their rows.
    public let elements: Elements

    /// The elements of one section.
    public struct Elements: RandomAccessCollection, Sendable {
      private let elements: SourceElements<Element>
      private let positions: GroupedPositions<Section>
      /// The rows of the elements.
      private let rows: Range<Int>

      init(
        _ elements: SourceElements<Element>, _ positions: GroupedPositions<Section>,
        rows: Range<Int>
      ) {
        self.elements = elements
        self.positions = positions
        self.rows = rows
      }

      /// The start index, which is zero.
      public var startIndex: Int { 0 }

      /// The number of elements.
      public var endIndex: Int { rows.count }

      /// The element at an offset, which must be in range.
      ///
      /// - Complexity: O(log elements).
      public subscript(offset: Int) -> Element {
        guard indices.contains(offset),
          let position = positions.position(ofRow: rows.lowerBound + offset)
        else { preconditionFailure("The offset \(offset) is out of range.") }
        return elements[position]
      }
    }
  }
}
