/// The addresses that the user wants to open, and the handlers for them.
@MainActor struct Openings {
  private var waiting: [String] = []
  private var handlers: [(number: Int, handle: @MainActor ([String]) -> Void)] = []
  private var count = 0

  /// Passes addresses to the newest handler; if there is none, they wait for one.
  mutating func add(_ addresses: [String]) {
    if addresses.isEmpty { return }
    if let newest = handlers.last { newest.handle(addresses) } else { waiting += addresses }
  }

  /// Adds a handler, which gets the waiting addresses.
  ///
  /// - Returns: the number of the handler.
  mutating func addHandler(_ handle: @escaping @MainActor ([String]) -> Void) -> Int {
    count += 1
    handlers.append((count, handle))
    let addresses = waiting
    waiting = []
    if !addresses.isEmpty { handle(addresses) }
    return count
  }

  mutating func removeHandler(_ number: Int) {
    handlers.removeAll { $0.number == number }
  }
}
