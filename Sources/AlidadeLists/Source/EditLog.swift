/// The most recent edits of a data source; older edits are dropped.
///
/// The version of the elements is the number of edits that led to them, so the edits from one
/// version to another are consecutive.
struct EditLog: Sendable {
  /// The maximum number of edits that are kept, of which one transaction has no more.
  static let capacity = 8192

  /// The oldest version from which edits are known.
  private(set) var firstVersion = 0
  private var edits: [SourceEdit] = []
  /// The number of ids that the edits have removed and returned.
  private var idCount = 0

  /// Returns the maximum number of ids that edits of a source have removed and returned.
  ///
  /// If an edit removes more, comparing all ids costs about as much as the edit.
  ///
  /// - Parameter elementCount: the number of elements after the edits.
  static func idCapacity(elementCount: Int) -> Int { max(capacity, elementCount / 8) }

  /// Adds the edits that led to a version; of the edits before them, drops the oldest if there are
  /// too many.
  ///
  /// - Parameters:
  ///   - new: the edits.
  ///   - version: the version.
  ///   - elementCount: the number of elements after the edits.
  mutating func append(_ new: [SourceEdit], to version: Int, elementCount: Int) {
    let olderCount = edits.count
    edits += new
    idCount += new.reduce(0) { $0 + $1.idCount }
    let idCapacity = EditLog.idCapacity(elementCount: elementCount)
    if edits.count <= EditLog.capacity, idCount <= idCapacity { return }
    // Drop half of them at a time, so that this costs O(1) per edit.
    var dropped = 0
    while dropped < olderCount,
      edits.count - dropped > EditLog.capacity / 2 || idCount > idCapacity / 2
    {
      idCount -= edits[dropped].idCount
      dropped += 1
    }
    edits.removeFirst(dropped)
    firstVersion = version - edits.count
  }

  /// Drops all edits.
  mutating func restart(at version: Int) {
    self = EditLog()
    firstVersion = version
  }

  /// Returns the edits from one version to another; `nil` if they are not all known, or have more
  /// steps than a limit.
  func edits(from old: Int, to new: Int, limit: Int) -> ArraySlice<SourceEdit>? {
    guard old >= firstVersion, old <= new, new - old <= limit,
      new - firstVersion <= edits.count
    else { return nil }
    let wanted = edits[(old - firstVersion)..<(new - firstVersion)]
    return wanted.reduce(0) { $0 + $1.stepCount } <= limit ? wanted : nil
  }
}

extension SourceEdit {
  /// The number of ids that the edit has removed, or returned.
  var idCount: Int {
    switch self {
    case .insert(_, let returning): returning.count
    case .remove(let offsets): offsets.count
    case .move, .update: 0
    }
  }

  /// The number of steps in which ``EditedOffsets`` apply the edit.
  fileprivate var stepCount: Int {
    switch self {
    case .insert(_, let returning): 1 + returning.count
    case .remove, .move, .update: 1
    }
  }
}
