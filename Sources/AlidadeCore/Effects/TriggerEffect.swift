/// A component that listens to a trigger for as long as it exists.
struct TriggerEffect<Input: Sendable>: ControllerProviding, ModifierComponent, Equatable {
  let trigger: Trigger<Input>
  let action: Action<Input>
  let content: AnyComponent

  var body: some Component { content }

  final class Controller: ComponentController<TriggerEffect> {
    override var component: TriggerEffect {
      didSet { listen(to: component) }
    }

    override func didInit() { listen(to: component) }

    override func invalidate() { stop() }

    private var current: Trigger<Input>?

    private func listen(to component: TriggerEffect) {
      let identity = ObjectIdentifier(self)
      if current != component.trigger {
        stop()
        current = component.trigger
        component.trigger.core.receivers.append((identity, component.action))
      } else if let place = component.trigger.core.receivers.firstIndex(where: {
        $0.identity == identity
      }) {
        component.trigger.core.receivers[place].action = component.action
      }
    }

    private func stop() {
      current?.core.receivers.removeAll { $0.identity == ObjectIdentifier(self) }
      current = nil
    }
  }
}

extension Component {
  /// Performs an action when a trigger is fired.
  ///
  /// - Parameters:
  ///   - trigger: the trigger, which an ancestor fires.
  ///   - action: called on the main thread; the closure of the newest generation runs.
  public func onTrigger<Input: Sendable>(
    _ trigger: Trigger<Input>, perform action: @escaping @MainActor @Sendable (Input) -> Void
  ) -> some Component {
    TriggerEffect(trigger: trigger, action: Action(action), content: AnyComponent(self))
  }

  /// Performs an action with several arguments when a trigger is fired.
  public func onTrigger<each Argument: Sendable>(
    _ trigger: Trigger<(repeat each Argument)>,
    perform action: @escaping @MainActor @Sendable (repeat each Argument) -> Void
  ) -> some Component {
    TriggerEffect(trigger: trigger, action: Action(action), content: AnyComponent(self))
  }

  /// Performs an action when a trigger is fired.
  public func onTrigger(
    _ trigger: Trigger<Void>, perform action: @escaping @MainActor @Sendable () -> Void
  ) -> some Component {
    TriggerEffect(
      trigger: trigger, action: Action { (_: Void) in action() }, content: AnyComponent(self))
  }
}
