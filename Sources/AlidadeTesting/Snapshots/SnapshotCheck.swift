import Testing

/// The comparison of a snapshot with the accepted one.
struct SnapshotCheck {
  let file: SnapshotFile
  let bytes: [UInt8]

  /// Compares the snapshot, and records an issue if it is new or different.
  ///
  /// If the environment variable for accepting snapshots is set, accepts the snapshot instead.
  ///
  /// - Parameters:
  ///   - sourceLocation: the location where issues are recorded.
  ///   - differences: a closure that returns descriptions of the differences; empty if there are
  ///     none.
  func run(
    at sourceLocation: Testing.SourceLocation, differences: (_ accepted: [UInt8]) -> [String]
  ) {
    do throws(TestFailure) {
      let accepted = file.accepted
      let found = accepted.map(differences)
      if found == [] { return }
      if SnapshotFile.isAccepting { return try file.accept(bytes) }
      let place = file.reject(bytes).map { ["new:      \($0)"] } ?? []
      let variable = "\(SnapshotFile.acceptingVariable)=1"
      let message =
        if let found {
          ["The snapshot differs from the accepted one."] + found + ["accepted: \(file.path)"]
            + place + ["If the new one is right, run the test once with \(variable)."]
        } else {
          ["There is no accepted snapshot.", "missing:  \(file.path)"] + place
            + ["If it is right, run the test once with \(variable)."]
        }
      Issue.record("\(message.joined(separator: "\n"))", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }
}
