import Synchronization

/// A closure that can be compared, so that components that hold one can be compared, too.
///
/// A component that holds plain closures can't be compared, and is rebuilt with its parent. With
/// actions instead, a component is compared by its other properties, because the actions of two
/// generations are equal. If the component is equal and kept, its actions run the closures of the
/// newer component from then on. Therefore, the newest closure always runs, and no older one is
/// kept alive.
///
/// Create an action where you pass it on. You can also pass on a stored action, for example from
/// state. But if a component gets a stored action and later, in the same place, a newly created
/// one, the stored action runs the closure of the new one.
///
/// ```swift
/// struct MoreButton: Component, Equatable {
///   let value: Int
///   let change: Action<Int>
///
///   var body: some Component {
///     Button("More") { change(value + 1) }
///   }
/// }
/// ```
public struct Action<Input: Sendable>: Sendable {
  /// The storage of an action: a closure, or a reference to a newer action.
  final class Box: ActionBox {
    private enum Meaning {
      case closure(@MainActor @Sendable (Input) -> Void)
      case newer(Box)
    }

    let number = ActionCount.next()
    private let meaning: Mutex<Meaning>

    init(_ closure: @escaping @MainActor @Sendable (Input) -> Void) {
      meaning = Mutex(.closure(closure))
    }

    var current: @MainActor @Sendable (Input) -> Void {
      var box = self
      while true {
        switch box.meaning.withLock({ $0 }) {
        case .closure(let closure): return closure
        case .newer(let newer): box = newer
        }
      }
    }

    func follow(_ newer: any ActionBox) {
      guard let newer = newer as? Box, newer !== self, !newer.follows(self) else { return }
      let previous = meaning.withLock { meaning -> Meaning? in
        // Generations are published in order, but their actions may be linked in another order.
        if case .newer(let followed) = meaning, followed.number > newer.number { return nil }
        defer { meaning = .newer(newer) }
        return meaning
      }
      // Releasing application objects can run application code, so do it outside the lock.
      withExtendedLifetime(previous) {}
    }

    func follows(_ other: any ActionBox) -> Bool {
      var box = self
      while case .newer(let newer) = box.meaning.withLock({ $0 }) {
        if newer === other { return true }
        box = newer
      }
      return false
    }
  }

  let box: Box

  /// Creates an action from a closure, which runs on the main thread.
  public init(_ closure: @escaping @MainActor @Sendable (Input) -> Void) {
    box = Box(closure)
  }

  /// Performs the action.
  @MainActor public func callAsFunction(_ input: Input) {
    box.current(input)
  }
}

extension Action {
  /// Creates an action from a closure with several arguments; the input is the tuple of the
  /// arguments.
  ///
  /// ```swift
  /// let move: Action<(Int, String)>
  /// …
  /// move(3, "inbox")
  /// ```
  public init<each Argument: Sendable>(
    _ closure: @escaping @MainActor @Sendable (repeat each Argument) -> Void
  ) where Input == (repeat each Argument) {
    box = Box { (input: (repeat each Argument)) in closure(repeat each input) }
  }

  /// Performs the action with several arguments.
  @MainActor public func callAsFunction<each Argument: Sendable>(
    _ argument: repeat each Argument
  ) where Input == (repeat each Argument) {
    box.current((repeat each argument))
  }
}

extension Action where Input == Void {
  /// Creates an action from a closure, which runs on the main thread.
  public init(_ closure: @escaping @MainActor @Sendable () -> Void) {
    box = Box { _ in closure() }
  }

  /// Performs the action.
  @MainActor public func callAsFunction() {
    box.current(())
  }
}

// Compare a newer action with an older one in this order, as arrays and the synthesized `==` do;
// a dictionary compares in the reverse order.
extension Action: Equatable {
  /// Returns `true` if one action can replace the other, in the same place in two generations.
  ///
  /// This is true of two actions created in the bodies of two generations. During a build, an
  /// action that is stored, in state or globally, is equal only to itself. Outside a build, any two
  /// actions are equal, so components can't follow changes to an action in a ``Store``.
  public static func == (one: Action, other: Action) -> Bool {
    ActionLinks.active?.add(newer: one.box, older: other.box) ?? true
  }
}

/// The storage of an action, for any type of input.
protocol ActionBox: AnyObject, Sendable {
  /// A number larger than those of all actions created before.
  var number: Int { get }
  /// Returns `true` if the action follows another, newer action.
  func follows(_ other: any ActionBox) -> Bool
  /// Makes the action run the closure of a newer action.
  func follow(_ newer: any ActionBox)
}

/// A counter of actions.
enum ActionCount {
  private static let made = Atomic<Int>(0)

  /// The number of actions created so far.
  static var current: Int { made.load(ordering: .relaxed) }

  static func next() -> Int { made.wrappingAdd(1, ordering: .relaxed).newValue }
}
