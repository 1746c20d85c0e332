/// Elements in their order, which can be found by offset and by id.
///
/// Each element has a label, an integer that is larger than the labels of the preceding elements.
/// Finding an element by its id looks up the label in ``ElementLabels``, and the label in the tree.
/// An inserted element gets a label between those of its neighbors. If there is none, the
/// surrounding elements are relabeled, at a cost of O(log elements) amortized (Bender et al. 2002,
/// "Two Simplified Algorithms for Maintaining Order in a List").
///
/// Offsets must be in range, and ids unique.
struct OrderedElements<Element: Identifiable & Sendable>: Sendable where Element.ID: Sendable {
  private typealias Entry = ElementRun<Element>.Entry

  /// The bound of labels in both directions, chosen so that differences of labels don't overflow.
  private static var farthestLabel: Int { 1 << 61 }
  /// The usual difference of labels at the ends.
  private static var stride: Int { 1 << 32 }

  private(set) var tree = ElementTree<Element>()
  private var labels = ElementLabels<Element.ID>()

  /// The number of elements.
  var count: Int { tree.sum.rows }

  /// Returns the element at an offset.
  func element(at offset: Int) -> Element { tree.element(at: offset) }

  /// Returns `true` if there is an element with an id.
  func contains(_ id: Element.ID) -> Bool { labels[id] != nil }

  /// Returns the offset of the element with an id; `nil` if there is none.
  ///
  /// - Complexity: O(log elements).
  func offset(of id: Element.ID) -> Int? { labels[id].flatMap { tree.offset(ofLabel: $0) } }

  // MARK: - Changing

  /// Replaces an element with an element that may have another id.
  mutating func replace(_ element: Element, at offset: Int) {
    let previous = tree.element(at: offset).id
    if previous != element.id {
      labels.remove(previous)
      labels.update(tree.entry(at: offset).label, for: element.id)
    }
    tree.change(at: offset) { run, index in
      run.replace(element, at: index)
      return nil
    }
  }

  /// Inserts elements, except those whose ids already exist.
  ///
  /// - Returns: the elements that aren't inserted, in their order.
  mutating func insert(_ elements: some Collection<Element>, at offset: Int) -> [Element] {
    // Use whole arrays, because calls for single elements would look up their generic types each
    // time.
    var elements = ContiguousArray(elements)
    if elements.isEmpty { return [] }
    let (label, step) = makeLabels(elements.count, at: offset)
    let offsets = labels.insert(elements.ids, from: label, by: step)
    let existing = offsets.map { elements[$0] }
    if !existing.isEmpty { elements.remove(at: offsets) }
    if elements.count == 1 {
      let entry = Entry(label: label, element: elements[0])
      tree.change(at: offset) { $0.insert(entry, at: $1) }
    } else {
      var inserted = ElementTreeBuilder<Element>()
      inserted.append(elements, labels: RunLabels(first: label, step: step))
      replace(offset..<offset, with: inserted.finish())
    }
    return existing
  }

  /// Removes elements.
  mutating func remove(_ offsets: Range<Int>) {
    if offsets.isEmpty { return }
    if offsets.count == count {
      self = OrderedElements()
      return
    }
    tree.slice(offsets).forEachLeaf { run in
      for element in run.elements { labels.remove(element.id) }
    }
    replace(offsets, with: ElementTree())
    if labels.removedCount > max(count, ElementRun<Element>.capacity) { renewLabels() }
  }

  /// Frees the memory of ids that were removed.
  private mutating func renewLabels() {
    labels = ElementLabels()
    tree.forEachLeaf { run in
      for index in 0..<run.count { labels.update(run[index].label, for: run[index].element.id) }
    }
  }

  /// Calls a closure with elements and their positions among them.
  func forEach(in offsets: Range<Int>, _ body: (Int, Element) -> Void) {
    var position = 0
    tree.slice(offsets).forEachLeaf { run in
      for element in run.elements {
        body(position, element)
        position += 1
      }
    }
  }

  private mutating func replace(_ offsets: Range<Int>, with elements: ElementTree<Element>) {
    var changed = tree.slice(0..<offsets.lowerBound)
    changed.append(elements)
    changed.append(tree.slice(offsets.upperBound..<count))
    tree = changed
  }

  // MARK: - Labels

  /// Returns labels for elements that are inserted at an offset, as the first label and the
  /// difference between two labels.
  private mutating func makeLabels(_ count: Int, at offset: Int) -> (first: Int, step: Int) {
    let (low, high) = (label(before: offset), label(at: offset))
    let step = (high - low) / (count + 1)
    // At the ends, labels are reserved for elements added later.
    if offset == self.count {
      let step = min(step, OrderedElements.stride)
      if step > 0 { return ((offset == 0 ? 0 : low) + step, step) }
    } else if offset == 0 {
      let step = min(step, OrderedElements.stride)
      if step > 0 { return (high - count * step, step) }
    } else if step > 0 {
      return (low + step, step)
    }
    return spreadLabels(makingRoomFor: count, at: offset)
  }

  /// Relabels the elements around an offset, and returns labels for elements that are inserted
  /// there.
  private mutating func spreadLabels(
    makingRoomFor count: Int, at offset: Int
  ) -> (first: Int, step: Int) {
    var width = 16
    while true {
      let around = max(0, offset - width)..<min(self.count, offset + width)
      let low = label(before: around.lowerBound)
      let labelCount = around.count + count
      let step = (label(at: around.upperBound) - low) / (labelCount + 1)
      // The more elements are relabeled, the longer the new labels must last.
      let wanted = Double(labelCount) * Double(labelCount).squareRoot()
      if Double(step) >= wanted || around.count == self.count {
        label(around, from: low + step, by: step, gap: offset, of: count)
        return (low + step * (offset - around.lowerBound + 1), step)
      }
      width *= 2
    }
  }

  /// Sets the labels of elements, and leaves labels unused at an offset.
  private mutating func label(
    _ offsets: Range<Int>, from first: Int, by step: Int, gap: Int, of count: Int
  ) {
    var labeled = ElementTreeBuilder<Element>()
    var (offset, label) = (offsets.lowerBound, first)
    tree.slice(offsets).forEachLeaf { run in
      for element in run.elements {
        if offset == gap { label += step * count }
        labels.update(label, for: element.id)
        labeled.append(element, label: label)
        offset += 1
        label += step
      }
    }
    replace(offsets, with: labeled.finish())
  }

  private func label(before offset: Int) -> Int {
    offset > 0 ? tree.entry(at: offset - 1).label : -OrderedElements.farthestLabel
  }

  private func label(at offset: Int) -> Int {
    offset < count ? tree.entry(at: offset).label : OrderedElements.farthestLabel
  }
}

extension ContiguousArray where Element: Identifiable {
  /// The ids of the elements.
  ///
  /// `map` would take three times as many instructions here, where the types are unknown.
  fileprivate var ids: [Element.ID] {
    [Element.ID](unsafeUninitializedCapacity: count) { ids, initializedCount in
      withUnsafeBufferPointer { elements in
        for index in 0..<elements.count {
          ids.initializeElement(at: index, to: elements[index].id)
        }
      }
      initializedCount = count
    }
  }
}
