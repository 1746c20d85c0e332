/// The handlers of components for one kind of event, which goes to the newest of them.
struct Handlers<Handler> {
  private var handlers: [(number: Int, handle: Handler)] = []
  private var count = 0

  /// The handler that gets the events; `nil` if there is none.
  var newest: Handler? { handlers.last?.handle }

  /// Adds a handler.
  ///
  /// - Returns: the number of the handler.
  mutating func add(_ handle: Handler) -> Int {
    count += 1
    handlers.append((count, handle))
    return count
  }

  mutating func remove(_ number: Int) {
    handlers.removeAll { $0.number == number }
  }
}
