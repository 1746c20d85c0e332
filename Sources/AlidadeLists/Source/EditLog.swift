/// The most recent edits of a data source; older edits are dropped.
///
/// The version of the elements is the number of edits that led to them, so the edits from one
/// version to another are consecutive.
struct EditLog: Sendable {
  /// The maximum number of edits and removed ids that are kept.
  static let capacity = 8192

  /// The oldest version from which edits are known.
  private(set) var firstVersion = 0
  private var edits: [SourceEdit] = []
  private var cost = 0

  /// Adds the edits that led to a version.
  mutating func append(_ new: [SourceEdit], to version: Int) {
    edits += new
    cost += new.reduce(0) { $0 + $1.cost }
    if cost <= EditLog.capacity { return }
    // Drop half of them at a time, so that this costs O(1) per edit.
    var dropped = 0
    while cost > EditLog.capacity / 2 {
      cost -= edits[dropped].cost
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
  /// The memory of the edit and the ids that it removed, relative to that of one edit.
  var cost: Int {
    switch self {
    case .insert(_, let returning): 1 + returning.count
    case .remove(let offsets): 1 + offsets.count
    case .move, .update: 1
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
