/// The handlers of components for one kind of event, which goes to one of them.
struct Handlers<Handle> {
  /// The handler of a component.
  struct Handler {
    fileprivate let number: Int
    let handle: Handle
    /// The window that contains the component; `nil` outside all windows.
    private(set) weak var window: WindowSession?
  }

  private var handlers: [Handler] = []
  private var count = 0

  /// The most recently added handler; `nil` if there is none.
  var newest: Handle? { handlers.last?.handle }

  /// Returns the most recently added handler inside a window, or inside the nearest window that
  /// owns it or, if there is none, the most recently added of all; `nil` if there is none either.
  @MainActor func newest(in window: WindowSession?) -> Handler? {
    var next = window
    while let window = next {
      if let inside = handlers.last(where: { $0.window === window }) { return inside }
      next = window.owner
    }
    return handlers.last
  }

  /// Adds a handler.
  ///
  /// - Parameters:
  ///   - handle: the handler.
  ///   - window: the window that contains its component; `nil` outside all windows.
  /// - Returns: the number of the handler.
  mutating func add(_ handle: Handle, in window: WindowSession? = nil) -> Int {
    count += 1
    handlers.append(Handler(number: count, handle: handle, window: window))
    return count
  }

  mutating func remove(_ number: Int) {
    handlers.removeAll { $0.number == number }
  }
}
