extension DataSource {
  /// Edits of a data source that are one change.
  ///
  /// Each edit sees the result of the preceding edits.
  ///
  /// A copy can be kept and assigned in a later change, for example to undo everything that came
  /// after it. Lists then compare the ids, as after ``replaceAll(with:)``.
  public struct Transaction: Sendable {
    /// The result of a transaction.
    struct Result: Sendable {
      let elements: Elements
      /// The edits; `nil` if there were too many or all elements were replaced.
      let edits: [SourceEdit]?
      let reports: [SourceMistake]
    }

    /// The elements from which a transaction starts.
    struct Start: Sendable {
      /// The identity of a data source.
      fileprivate final class Origin: Sendable {}

      fileprivate let origin: Origin
      /// The number of edits that led to the elements.
      let version: Int

      fileprivate func isSame(as other: Start) -> Bool {
        origin === other.origin && version == other.version
      }
    }

    /// The edit that removed an id.
    private struct RecentRemoval: Sendable {
      let removal: Removal
      /// The number of ids that the edits before it have removed and returned.
      let idCount: Int
    }

    private var content = OrderedElements<Element>()
    private(set) var start = Start(origin: Start.Origin(), version: 0)
    private var edits: [SourceEdit]? = []
    /// The number of ids that all edits so far have removed and returned, including those of former
    /// transactions.
    private var idCount = 0
    /// The number of ids that the edits before this transaction have removed and returned.
    private var startIDCount = 0
    /// The edits that recently removed ids.
    private var removals: [Element.ID: RecentRemoval] = [:]
    private var reports: [SourceMistake] = []

    init() {}

    /// The number of edits so far.
    var version: Int { start.version + (edits?.count ?? 1) }

    /// Ends the transaction and begins the next one.
    ///
    /// - Parameter begun: the start of the transaction that was passed to the application, which
    ///   can have exchanged it for one of another change or of another source. The edits of that
    ///   one don't lead from the elements of `begun` to its own.
    mutating func finish(begunAt begun: Start) -> Result {
      if !start.isSame(as: begun) {
        start = begun
        forgetEdits()
      }
      forgetOldRemovals()
      let result = Result(
        elements: Elements(content.tree, version: version), edits: edits, reports: reports)
      start = Start(origin: start.origin, version: version)
      edits = []
      startIDCount = idCount
      reports = []
      return result
    }

    // MARK: - Reading

    /// The number of elements.
    public var count: Int { content.count }

    /// The elements, as a value that doesn't change.
    ///
    /// - Complexity: O(1).
    public var elements: Elements { Elements(content.tree, version: version) }

    /// Returns the offset of the element with an id; `nil` if there is none.
    ///
    /// - Complexity: O(log elements).
    public func offset(of id: Element.ID) -> Int? { content.offset(of: id) }

    /// Returns the element with an id; `nil` if there is none.
    ///
    /// - Complexity: O(log elements).
    public func element(id: Element.ID) -> Element? {
      content.offset(of: id).map(content.element)
    }

    // MARK: - Adding

    /// Adds an element at the end; see ``insert(contentsOf:at:)-(_,Int)``.
    public mutating func append(_ element: Element) {
      insert(contentsOf: CollectionOfOne(element), at: count)
    }

    /// Adds elements at the end; see ``insert(contentsOf:at:)-(_,Int)``.
    public mutating func append(contentsOf elements: some Collection<Element>) {
      insert(contentsOf: elements, at: count)
    }

    /// Inserts an element; see ``insert(contentsOf:at:)-(_,Int)``.
    public mutating func insert(_ element: Element, at offset: Int) {
      insert(contentsOf: CollectionOfOne(element), at: offset)
    }

    /// Inserts elements.
    ///
    /// An element whose id already exists is reported, and replaces the existing element in its
    /// place.
    ///
    /// - Parameters:
    ///   - elements: the elements.
    ///   - offset: the offset of the first one; a value out of range is reported, and the elements
    ///     are inserted at the nearest end.
    public mutating func insert(contentsOf elements: some Collection<Element>, at offset: Int) {
      let place = min(max(0, offset), count)
      if place != offset {
        reports.append(
          .offset("insertion", offset, count: count, "The elements are added at the nearest end."))
      }
      insertNew(elements, at: place)
    }

    /// Inserts the elements whose ids don't exist, and replaces the others.
    private mutating func insertNew(_ elements: some Collection<Element>, at offset: Int) {
      let count = count
      let existing = content.insert(elements, at: offset)
      noteInsertion(offset..<(offset + self.count - count))
      for element in existing {
        reports.append(.existingID("\(element.id)"))
        if let place = content.offset(of: element.id) { replace(element, at: place) }
      }
    }

    // MARK: - Removing

    /// Removes the element at an offset.
    ///
    /// - Parameter offset: the offset; a value out of range is reported, and nothing is removed.
    public mutating func remove(at offset: Int) {
      guard (0..<count).contains(offset) else {
        return reports.append(.offset("removal", offset, count: count, "Nothing is removed."))
      }
      remove(offset..<(offset + 1))
    }

    /// Removes the element with an id.
    ///
    /// - Parameter id: the id; an unknown id is reported, and nothing is removed.
    public mutating func remove(id: Element.ID) {
      guard let offset = content.offset(of: id) else {
        return reports.append(.unknownID("removal", "\(id)"))
      }
      remove(offset..<(offset + 1))
    }

    /// Removes the elements in a range of offsets.
    ///
    /// - Parameter offsets: the offsets; those out of range are reported, and the others are
    ///   removed.
    public mutating func removeSubrange(_ offsets: Range<Int>) {
      let known = offsets.clamped(to: 0..<count)
      if known != offsets, !offsets.isEmpty {
        reports.append(.range(offsets, count: count))
      }
      remove(known)
    }

    /// Removes all elements.
    public mutating func removeAll() { remove(0..<count) }

    /// Removes the elements that satisfy a condition.
    ///
    /// - Parameter shouldBeRemoved: returns `true` for an element to remove.
    /// - Complexity: O(elements).
    public mutating func removeAll(where shouldBeRemoved: (Element) -> Bool) {
      let ranges = elements.ranges(where: shouldBeRemoved)
      // So many edits would be forgotten anyway, and cutting each range out of the tree would take
      // longer than to build it again.
      if ranges.count > EditLog.capacity { return keepAll(except: ranges) }
      // From the last to the first, so that the offsets of those to come don't change.
      for range in ranges.reversed() { remove(range) }
    }

    private mutating func keepAll(except ranges: [Range<Int>]) {
      forgetEdits()
      var kept = ContiguousArray(elements)
      kept.remove(at: Array(ranges.joined()))
      content = OrderedElements()
      _ = content.insert(kept, at: 0)
    }

    private mutating func remove(_ offsets: Range<Int>) {
      if offsets.isEmpty { return }
      let (removalVersion, idCountBefore) = (version, idCount)
      note(.remove(offsets), elementCount: count - offsets.count)
      if edits != nil {
        content.forEach(in: offsets) { position, element in
          removals[element.id] = RecentRemoval(
            removal: Removal(version: removalVersion, position: position), idCount: idCountBefore)
        }
      }
      content.remove(offsets)
    }

    // MARK: - Changing

    /// Moves an element.
    ///
    /// - Parameters:
    ///   - offset: the offset of the element; a value out of range is reported, and nothing moves.
    ///   - newOffset: its offset afterward; a value out of range is reported, and the element moves
    ///     to the nearest end.
    public mutating func move(from offset: Int, to newOffset: Int) {
      guard (0..<count).contains(offset) else {
        return reports.append(.offset("move", offset, count: count, "Nothing moves."))
      }
      let place = min(max(0, newOffset), count - 1)
      if place != newOffset {
        reports.append(
          .offset("move", newOffset, count: count, "The element moves to the nearest end."))
      }
      if place == offset { return }
      note(.move(from: offset, to: place), elementCount: count)
      let element = content.element(at: offset)
      content.remove(offset..<(offset + 1))
      _ = content.insert(CollectionOfOne(element), at: place)
    }

    /// Replaces the element that has the same id.
    ///
    /// - Parameter element: the new element; an element with an unknown id is reported and ignored.
    public mutating func update(_ element: Element) {
      guard let offset = content.offset(of: element.id) else {
        return reports.append(.unknownID("update", "\(element.id)"))
      }
      replace(element, at: offset)
    }

    /// Changes the element with an id.
    ///
    /// - Parameters:
    ///   - id: the id; an unknown id is reported, and `change` isn't called.
    ///   - change: changes the element. If it changes the id, this is reported; the element then
    ///     replaces the previous one as a new row, or is ignored if the new id already exists.
    public mutating func update(id: Element.ID, _ change: (inout Element) -> Void) {
      guard let offset = content.offset(of: id) else {
        return reports.append(.unknownID("update", "\(id)"))
      }
      var element = content.element(at: offset)
      change(&element)
      if element.id == id { return replace(element, at: offset) }
      reports.append(.changedID("\(id)", "\(element.id)"))
      if content.contains(element.id) { return }
      remove(offset..<(offset + 1))
      insertNew(CollectionOfOne(element), at: offset)
    }

    /// Replaces all elements without specifying the changes.
    ///
    /// Lists compare the ids of the new elements with those of the previous ones, off the main
    /// thread. An element with the same id as an earlier one replaces it, and is reported.
    public mutating func replaceAll(with elements: some Collection<Element>) {
      forgetEdits()
      content = OrderedElements()
      insertNew(elements, at: 0)
    }

    private mutating func replace(_ element: Element, at offset: Int) {
      note(.update(offset), elementCount: count)
      content.replace(element, at: offset)
    }

    // MARK: - Edits

    private mutating func noteInsertion(_ offsets: Range<Int>) {
      if offsets.isEmpty { return }
      let returning = takeReturning(in: offsets)
      if returning.isEmpty, let joined = edits?.last?.joined(withInsertion: offsets) {
        edits?.removeLast()
        edits?.append(joined)
      } else {
        note(.insert(offsets, returning: returning), elementCount: count)
      }
    }

    /// Returns the inserted elements that were recently removed.
    private mutating func takeReturning(in offsets: Range<Int>) -> [ReturningElement] {
      if removals.isEmpty { return [] }
      var returning: [ReturningElement] = []
      content.forEach(in: offsets) { position, element in
        guard let recent = removals.removeValue(forKey: element.id) else { return }
        returning.append(ReturningElement(position: position, removal: recent.removal))
      }
      return returning
    }

    /// - Parameters:
    ///   - edit: the edit.
    ///   - elementCount: the number of elements after the edit.
    private mutating func note(_ edit: SourceEdit, elementCount: Int) {
      guard edits != nil else { return }
      edits?.append(edit)
      idCount += edit.idCount
      if (edits?.count ?? 0) > EditLog.capacity
        || idCount - startIDCount > EditLog.idCapacity(elementCount: elementCount)
      {
        forgetEdits()
      }
    }

    /// Forgets the ids that were removed by edits that the log has dropped.
    private mutating func forgetOldRemovals() {
      let idCapacity = EditLog.idCapacity(elementCount: count)
      // At most half of them are in the log, besides those of this transaction, so this costs O(1)
      // per removed id.
      if removals.count <= 2 * idCapacity { return }
      let (startVersion, oldest) = (start.version, version - EditLog.capacity)
      let oldestIDCount = idCount - idCapacity
      removals = removals.filter { _, recent in
        let version = recent.removal.version
        return version >= startVersion || version >= oldest && recent.idCount >= oldestIDCount
      }
    }

    /// Makes lists compare all ids.
    private mutating func forgetEdits() {
      edits = nil
      removals = [:]
    }
  }
}
