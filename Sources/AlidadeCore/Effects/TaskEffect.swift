import AlidadeRender

/// A component that runs a task for as long as it exists.
///
/// The task may have results, which a newer generation may receive.
struct TaskEffect<ID: Equatable & Sendable, Element: Sendable>: ControllerProviding,
  ModifierComponent, Equatable
{
  let id: ID
  let priority: TaskPriority?
  /// An action that passes on the work of the task; a component that is kept gets the newest work.
  let work: Action<@MainActor @Sendable (@escaping Work) -> Void>
  /// The action that receives the results of the task.
  let action: Action<Element>?
  let content: AnyComponent

  /// The work of a task.
  ///
  /// - Parameter send: passes on a result of the task.
  typealias Work =
    @Sendable (_ send: @escaping @MainActor @Sendable (Element) -> Void) async -> Void

  init(
    id: ID, priority: TaskPriority? = nil, action: Action<Element>? = nil, content: AnyComponent,
    _ work: @escaping Work
  ) {
    self.id = id
    self.priority = priority
    self.work = Action { start in start(work) }
    self.action = action
    self.content = content
  }

  var body: some Component { content }

  final class Controller: ComponentController<TaskEffect> {
    private var task: Task<Void, Never>?

    override func didMount() {
      if task == nil { start() }
    }

    override func didUpdate(from older: TaskEffect) {
      if !ValueEquality.areEqual(older.id, component.id) { start() }
    }

    override func willMount() {
      // The id may have changed while nothing was mounted.
      if let started, !ValueEquality.areEqual(started, component.id) { stop() }
    }

    override func invalidate() { stop() }

    private var started: ID?

    private func start() {
      stop()
      started = component.id
      component.work { [self] work in
        // Not the main thread's priority, which a task started here would inherit.
        task = Task(priority: component.priority ?? .medium) { [weak self] in
          await work { self?.receive($0) }
        }
      }
    }

    private func receive(_ element: Element) {
      if !Task.isCancelled { component.action?(element) }
    }

    private func stop() {
      task?.cancel()
      task = nil
      started = nil
    }
  }
}

extension Component {
  /// Runs a task when the component first appears, and replaces it when `id` changes.
  ///
  /// The task is canceled when the component is removed. It keeps running while the component is
  /// merely scrolled out of view; a new `id` then takes effect when the component appears again.
  /// The work doesn't run on the main thread, unless it is isolated to it.
  ///
  /// - Parameters:
  ///   - id: the subject of the task; without one, the task runs once.
  ///   - priority: the priority of the task; `nil` for medium.
  ///   - work: the work of the task.
  public func task<ID: Equatable & Sendable>(
    id: ID = 0, priority: TaskPriority? = nil, _ work: @escaping @Sendable () async -> Void
  ) -> some Component {
    TaskEffect<ID, Never>(id: id, priority: priority, content: AnyComponent(self)) { _ in
      await work()
    }
  }
}
