/// The final events of hovers, drags and other sequences that components have yet to receive,
/// because their views were passed to other components during mounting.
@MainActor final class PendingEndEvents {
  private let host: any MountHost
  private var ends: [@MainActor () -> Void] = []

  init(host: any MountHost) {
    self.host = host
  }

  /// Adds an end, to be sent in a later turn of the main loop or before the next event.
  func add(_ end: @escaping @MainActor () -> Void) {
    if ends.isEmpty { host.scheduleLaterTurn { self.send() } }
    ends.append(end)
  }

  /// Sends the ends, in the order in which they were added.
  func send() {
    if ends.isEmpty { return }
    let due = ends
    ends = []
    for end in due { end() }
  }
}
