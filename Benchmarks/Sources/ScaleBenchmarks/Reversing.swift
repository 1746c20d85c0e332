import AlidadeNative

/// A benchmark that reverses siblings with keys, to reveal costs that grow faster than the number
/// of siblings.
enum Reversing {
  /// Prints the times of the passes, in milliseconds.
  @MainActor static func report() {
    print("siblings in reverse, ms     build     layout    flatten      mount    release")
    for count in [10_000, 20_000, 40_000, 100_000] {
      let passes = Passes(Siblings.keyed(isReversed: false, count: count))
      _ = passes.run()
      passes.tree.setComponent(Siblings.keyed(isReversed: true, count: count))
      let times = passes.run()
      let columns = [times.build, times.layout, times.flatten, times.mount, times.release]
      print(
        columns.reduce("\(count)".leftPadded(to: 22)) { line, time in
          line + "\((time / 100).rounded() / 10)".leftPadded(to: 11)
        } + "   \(times.operations) operations")
    }
  }
}

extension String {
  /// Returns the text, padded with leading spaces to a length.
  func leftPadded(to length: Int) -> String {
    String(repeating: " ", count: max(0, length - count)) + self
  }
}
