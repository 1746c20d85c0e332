import Synchronization

/// Something to do, as a property of a component: a closure that counts as equal to every other.
///
/// A component that holds closures cannot be compared, and is built anew whenever the component
/// around it is. With actions in their place it is compared by its other properties. When it is
/// found equal and kept, the actions it holds run the closures of the newer one from then on, so
/// always the newest closure runs, and no older one is kept alive.
///
/// Make actions where they are handed on. One that is kept, such as in state, may be handed on too;
/// but a component that was given a kept action and later, in the same place, one made on the spot
/// has the kept one do what that does.
///
/// ```swift
/// struct Stepper: Component, Equatable {
///   let value: Int
///   let change: Action<Int>
///
///   var body: some Component {
///     Button("More") { change(value + 1) }
///   }
/// }
/// ```
public struct Action<Input: Sendable>: Sendable {
  /// What is done: a closure, or what a newer action does.
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
      let former = meaning.withLock { meaning -> Meaning? in
        // Generations are published in order, but not their actions linked.
        if case .newer(let followed) = meaning, followed.number > newer.number { return nil }
        defer { meaning = .newer(newer) }
        return meaning
      }
      // Releasing application objects can run application code, so do it outside the lock.
      withExtendedLifetime(former) {}
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

  /// Makes an action of a closure, which runs on the main thread.
  public init(_ closure: @escaping @MainActor @Sendable (Input) -> Void) {
    box = Box(closure)
  }

  /// Does it.
  @MainActor public func callAsFunction(_ input: Input) {
    box.current(input)
  }
}

extension Action where Input == Void {
  /// Makes an action of a closure, which runs on the main thread.
  public init(_ closure: @escaping @MainActor @Sendable () -> Void) {
    box = Box { _ in closure() }
  }

  /// Does it.
  @MainActor public func callAsFunction() {
    box.current(())
  }
}

extension Action: Equatable {
  /// Whether one may stand for the other, in the same place of two generations.
  ///
  /// So it is for two that were made in the bodies of two generations. Of two actions that are kept
  /// somewhere, in state or globally, each is equal only to itself.
  public static func == (one: Action, other: Action) -> Bool {
    ActionLinks.active?.add(newer: one.box, older: other.box) ?? true
  }
}

/// An action whatever its input.
protocol ActionBox: AnyObject, Sendable {
  /// Larger than those of all actions made before.
  var number: Int { get }
  /// Whether it does what another action does, because that is newer.
  func follows(_ other: any ActionBox) -> Bool
  /// Does what a newer action does.
  func follow(_ newer: any ActionBox)
}

/// Counts actions.
enum ActionCount {
  private static let made = Atomic<Int>(0)

  /// How many were made so far.
  static var current: Int { made.load(ordering: .relaxed) }

  static func next() -> Int { made.wrappingAdd(1, ordering: .relaxed).newValue }
}
