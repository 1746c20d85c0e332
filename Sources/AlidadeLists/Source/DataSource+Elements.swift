extension DataSource {
  /// The elements of a data source at one point in time.
  ///
  /// A copy costs O(1), even of the data source's newest elements; it shares its common parts with
  /// others.
  public struct Elements: RandomAccessCollection, Sendable {
    /// The elements as an object, because code that doesn't know their type looks up generic types
    /// to copy a tree.
    private final class Storage: Sendable {
      let tree: ElementTree<Element>
      let version: Int

      init(_ tree: ElementTree<Element>, version: Int) {
        self.tree = tree
        self.version = version
      }
    }

    private let storage: Storage

    init(_ tree: ElementTree<Element>, version: Int) {
      storage = Storage(tree, version: version)
    }

    private var tree: ElementTree<Element> { storage.tree }

    /// The number of edits that led to these elements.
    var version: Int { storage.version }

    /// The start index, which is zero.
    public var startIndex: Int { 0 }

    /// The number of elements.
    public var endIndex: Int { tree.sum.rows }

    /// The number of elements.
    public var count: Int { tree.sum.rows }

    /// The element at an offset, which must be in range.
    ///
    /// - Complexity: O(log elements).
    public subscript(offset: Int) -> Element {
      precondition(offset >= 0 && offset < tree.sum.rows, "The offset \(offset) is out of range.")
      return tree.element(at: offset)
    }

    /// Returns an iterator over the elements, which takes O(1) for each on average.
    public func makeIterator() -> Iterator { Iterator(tree) }

    /// Calls a closure with each leaf of the tree until it returns `false`.
    func visitLeaves(while body: (ElementRun<Element>) -> Bool) { tree.visitLeaves(while: body) }

    /// Calls a closure with each element, in order, until it returns `false`.
    ///
    /// - Returns: `true` if it was called with all elements.
    @discardableResult
    func visit(while body: (Element) -> Bool) -> Bool {
      // This is faster than an iterator, which would be called for each element.
      tree.visitLeaves { $0.elements.allSatisfy(body) }
    }

    /// Returns the offsets of neighbors that satisfy a condition, in ascending order.
    func ranges(where isIncluded: (Element) -> Bool) -> [Range<Int>] {
      var ranges: [Range<Int>] = []
      var offset = 0
      tree.forEachLeaf { run in
        for element in run.elements {
          defer { offset += 1 }
          guard isIncluded(element) else { continue }
          if let last = ranges.last, last.upperBound == offset {
            ranges[ranges.count - 1] = last.lowerBound..<(offset + 1)
          } else {
            ranges.append(offset..<(offset + 1))
          }
        }
      }
      return ranges
    }

    /// An iterator over the elements of a data source.
    public struct Iterator: IteratorProtocol {
      private let tree: ElementTree<Element>
      private var run = ElementRun<Element>()
      private var place = 0
      private var end = 0

      init(_ tree: ElementTree<Element>) { self.tree = tree }

      /// Returns the next element; `nil` after the last one.
      public mutating func next() -> Element? {
        if place == run.count {
          guard end < tree.sum.rows else { return nil }
          run = tree.leaf(at: end).leaf
          end += run.count
          place = 0
        }
        defer { place += 1 }
        return run.elements[place]
      }
    }
  }
}
