/// A component that performs actions when its content appears and disappears.
struct Effect: ControllerProviding, ModifierComponent, Equatable {
  /// The actions to perform.
  struct Actions: Equatable, Sendable {
    var onAppear: Action<Void>?
    var onDisappear: Action<Void>?
  }

  let actions: Actions
  let content: AnyComponent

  var body: some Component { content }

  final class Controller: ComponentController<Effect> {
    override func didMount() { component.actions.onAppear?() }
    override func didUnmount() { component.actions.onDisappear?() }
  }
}

extension Component {
  /// Performs an action each time the component has appeared.
  ///
  /// - Parameter action: called on the main thread; the closure of the newest generation runs.
  public func onAppear(
    perform action: @escaping @MainActor @Sendable () -> Void
  ) -> some Component {
    Effect(actions: .init(onAppear: Action(action)), content: AnyComponent(self))
  }

  /// Performs an action each time the component has disappeared: scrolled out of view, replaced, or
  /// removed with its host.
  ///
  /// - Parameter action: called on the main thread; the closure of the newest generation runs.
  public func onDisappear(
    perform action: @escaping @MainActor @Sendable () -> Void
  ) -> some Component {
    Effect(actions: .init(onDisappear: Action(action)), content: AnyComponent(self))
  }
}
