import Synchronization

/// Something to do, as a property of a component: a closure that counts as equal to every other.
///
/// A component that holds closures cannot be compared, and is built anew whenever the component
/// around it is. With actions in their place it is compared by its other properties. When it is
/// found equal and kept, the actions it holds run the closures of the newer one from then on, so
/// always the newest closure runs, and no older one is kept alive.
///
/// ```swift
/// struct Stepper: Component, Equatable {
///   let value: Int
///   let change: Action<Int>
///
///   func body(_ context: Context<NoState>) -> some Component {
///     Button("More") { change(value + 1) }
///   }
/// }
/// ```
public struct Action<Input: Sendable>: Sendable {
  /// The closure, which a newer one may replace.
  final class Box: ActionBox {
    private let closure: Mutex<@MainActor @Sendable (Input) -> Void>

    init(_ closure: @escaping @MainActor @Sendable (Input) -> Void) {
      self.closure = Mutex(closure)
    }

    var current: @MainActor @Sendable (Input) -> Void { closure.withLock { $0 } }

    func follow(_ newer: any ActionBox) {
      guard let newer = newer as? Box, newer !== self else { return }
      let next = newer.current
      closure.withLock { $0 = next }
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
  /// Always: two actions in the same place of two generations mean the same.
  public static func == (one: Action, other: Action) -> Bool {
    ActionLinks.current?.add(newer: one.box, older: other.box)
    return true
  }
}

/// An action whatever its input.
protocol ActionBox: AnyObject, Sendable {
  /// Does what a newer action does.
  func follow(_ newer: any ActionBox)
}
