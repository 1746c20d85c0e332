/// The addresses that the user wants to open, and the handlers for them.
struct Openings {
  typealias Handler = @MainActor ([String]) -> Void

  /// The addresses that wait for a handler.
  var waiting: [String] = []
  private var handlers: [(number: Int, handle: Handler)] = []
  private var count = 0

  /// The handler that gets all addresses; `nil` if there is none.
  var newest: Handler? { handlers.last?.handle }

  /// Adds a handler.
  ///
  /// - Returns: the number of the handler.
  mutating func add(_ handle: @escaping Handler) -> Int {
    count += 1
    handlers.append((count, handle))
    return count
  }

  mutating func remove(_ number: Int) {
    handlers.removeAll { $0.number == number }
  }
}
