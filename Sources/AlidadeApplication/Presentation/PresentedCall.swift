import AlidadeCore

/// A component that makes a call of its window while a value is `true`.
///
/// The call waits for the user. It is canceled when the value becomes `false` or the component is
/// removed, which closes the interface that it has opened. When the call ends, the value becomes
/// `false`.
struct PresentedCall<Answer: Sendable>: ControllerProviding, ModifierComponent, Equatable {
  let isPresented: Binding<Bool>
  /// An action that passes on the call; a component that is kept makes the newest call.
  let call: Action<@MainActor @Sendable (@escaping Call) -> Void>
  /// Uses the answer, unless the call was canceled; the closure of the newest component is called.
  let follow: Action<Answer>
  let content: AnyComponent

  /// A closure that makes the call, and returns the user's answer.
  typealias Call = @MainActor @Sendable (WindowReference) async -> Answer

  init(
    isPresented: Binding<Bool>, call: @escaping Call,
    follow: @escaping @MainActor @Sendable (Answer) -> Void, content: AnyComponent
  ) {
    self.isPresented = isPresented
    self.call = Action { begin in begin(call) }
    self.follow = Action(follow)
    self.content = content
  }

  var body: some Component { content }

  final class Controller: ComponentController<PresentedCall> {
    private var task: Task<Void, Never>?
    /// A Boolean value that is `true` after a call has ended, until the value is `false`.
    private var hasEnded = false

    override func didMount() { update() }

    override func didUpdate(from older: PresentedCall) { update() }

    // A call in progress continues while the component isn't mounted, but no call begins.
    override func didUpdateUnmounted(from older: PresentedCall) {
      if !component.isPresented.value { update() }
    }

    override func invalidate() {
      guard let task else { return }
      task.cancel()
      if component.isPresented.value { component.isPresented.set(false) }
    }

    private func update() {
      if component.isPresented.value {
        begin()
      } else {
        hasEnded = false
        task?.cancel()
        task = nil
      }
    }

    private func begin() {
      guard task == nil, !hasEnded else { return }
      let window = context.window
      component.call { [self] call in
        task = Task { [weak self] in
          let answer = await call(window)
          // Another value may have begun another call.
          if Task.isCancelled { return }
          self?.end(with: answer)
        }
      }
    }

    private func end(with answer: Answer) {
      let follow = component.follow
      task = nil
      hasEnded = true
      component.isPresented.close()
      follow(answer)
    }
  }
}
