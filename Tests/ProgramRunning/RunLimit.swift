import Dispatch
import Foundation

/// The longest time that a program runs in a test; one that doesn't end is killed, so that the test
/// fails.
package struct RunLimit {
  private static let seconds = 600

  private let item: DispatchWorkItem

  /// Limits the time of a program that has just begun.
  package init(of process: Process) {
    let identifier = process.processIdentifier
    let name = process.executableURL?.lastPathComponent ?? "a program"
    item = DispatchWorkItem {
      print("After \(RunLimit.seconds) seconds, \(name) still runs, and is killed.")
      kill(identifier, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(RunLimit.seconds), execute: item)
  }

  /// Ends the limit, because the program has ended.
  package func end() { item.cancel() }
}
