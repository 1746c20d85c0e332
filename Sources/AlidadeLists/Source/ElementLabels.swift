/// The labels of elements by their ids.
///
/// Integer ids that ascend with their labels, as those of a database table often do, are kept as
/// ``AscendingLabels``, which takes less time and memory than hashing. All other ids are in a hash
/// table.
struct ElementLabels<ID: Hashable & Sendable>: Sendable {
  /// The value that represents the label of an id that was removed from the ascending ids.
  private static var removed: Int { .min }

  private var ascending = AscendingLabels()
  /// The labels of all other ids, and of the ascending ids that changed.
  private var others: [ID: Int] = [:]
  /// The number of ids that were removed from the ascending ids, and still take memory.
  private(set) var removedCount = 0

  init() {}

  /// The label of the element with an id; `nil` if there is no such element.
  subscript(id: ID) -> Int? {
    if let label = others[id] { return label == ElementLabels.removed ? nil : label }
    return ascendingLabel(of: id)
  }

  /// Sets the label of an element that may have had another label.
  mutating func update(_ label: Int, for id: ID) {
    let previous = others.updateValue(label, forKey: id)
    if previous == ElementLabels.removed { removedCount -= 1 }
  }

  /// Removes an existing id.
  mutating func remove(_ id: ID) {
    let integer = ascending.isEmpty ? nil : ElementLabels.integer(id)
    guard let integer, ascending[integer] != nil, !ascending.removeFirst(integer) else {
      others[id] = nil
      return
    }
    others[id] = ElementLabels.removed
    removedCount += 1
  }

  /// Adds the ids that don't exist yet, with equally spaced labels; existing ids are omitted.
  ///
  /// - Parameters:
  ///   - ids: the ids; at least one.
  ///   - first: the first label.
  ///   - step: the difference between two labels.
  /// - Returns: the offsets of the ids that already exist, or occur earlier in `ids`.
  mutating func insert(_ ids: [ID], from first: Int, by step: Int) -> [Int] {
    if let integers = ElementLabels.integers(ids),
      others.isEmpty || ids.allSatisfy({ others[$0] == nil }),
      ascending.append(integers, from: first, by: step)
    {
      return []
    }
    others.reserveCapacity(others.count + ids.count)
    var existing: [Int] = []
    var label = first
    for (offset, id) in ids.enumerated() {
      if insert(id, label) { label += step } else { existing.append(offset) }
    }
    return existing
  }

  private mutating func insert(_ id: ID, _ label: Int) -> Bool {
    // One lookup both determines whether the id exists and adds it, which rarely has to be undone.
    if let known = others.updateValue(label, forKey: id) {
      if known == ElementLabels.removed {
        removedCount -= 1
        return true
      }
      others[id] = known
      return false
    }
    guard ascendingLabel(of: id) != nil else { return true }
    others[id] = nil
    return false
  }

  private func ascendingLabel(of id: ID) -> Int? {
    ascending.isEmpty ? nil : ElementLabels.integer(id).flatMap { ascending[$0] }
  }

  private static func integer(_ id: ID) -> Int? {
    ID.self == Int.self ? id as? Int : integers([id])?[0]
  }

  /// Returns ids as integers; `nil` if they are of another type, or too large.
  private static func integers(_ ids: [ID]) -> [Int]? {
    integers(ids, of: Int.self) ?? integers(ids, of: Int64.self) ?? integers(ids, of: UInt64.self)
      ?? integers(ids, of: UInt.self) ?? integers(ids, of: Int32.self)
      ?? integers(ids, of: UInt32.self)
  }

  private static func integers<Integer: FixedWidthInteger & SendableMetatype>(
    _ ids: [ID], of type: Integer.Type
  ) -> [Int]? {
    guard ID.self == type else { return nil }
    // A cast of the array would cast each id, which takes 200 instructions.
    return ids.withUnsafeBufferPointer { ids in
      ids.withMemoryRebound(to: Integer.self) { [Int](exactly: $0) }
    }
  }
}

extension [Int] {
  /// Creates an array of the same integers; `nil` if one is too large.
  fileprivate init?(exactly integers: UnsafeBufferPointer<some FixedWidthInteger>) {
    self = []
    reserveCapacity(integers.count)
    for integer in integers {
      guard let integer = Int(exactly: integer) else { return nil }
      append(integer)
    }
  }
}
