/// A component that runs a task as long as it lives.
struct TaskEffect<ID: Equatable & Sendable>: ControlledComponent, Equatable {
  let id: ID
  let priority: TaskPriority?
  let work: Work
  let content: AnyComponent

  /// What the task does; one counts as equal to another, because a task that runs is not
  /// exchanged.
  struct Work: Equatable, Sendable {
    let run: @Sendable () async -> Void

    static func == (one: Work, other: Work) -> Bool { true }
  }

  var body: some Component { content }

  final class Controller: ComponentController<TaskEffect> {
    private var task: Task<Void, Never>?

    override func didMount() {
      if task == nil { start() }
    }

    override func didUpdate(from older: TaskEffect) {
      if older.id != component.id { start() }
    }

    override func willMount() {
      // The id may have become another one while nothing was mounted.
      if let started, started != component.id { stop() }
    }

    override func invalidate() { stop() }

    private var started: ID?

    private func start() {
      stop()
      started = component.id
      let run = component.work.run
      // Not that of the main thread, which a task started here would inherit.
      task = Task(priority: component.priority ?? .medium) { await run() }
    }

    private func stop() {
      task?.cancel()
      task = nil
      started = nil
    }
  }
}

extension Component {
  /// Runs a task from when the component first appears; it is canceled when the component is gone
  /// for good, and replaced by another when `id` is another.
  ///
  /// A component that only scrolls out of sight keeps its task.
  ///
  /// - Parameters:
  ///   - id: what the task is about.
  ///   - priority: the priority of the task; `nil` for a medium one.
  ///   - work: what the task does.
  public func task<ID: Equatable & Sendable>(
    id: ID, priority: TaskPriority? = nil, _ work: @escaping @Sendable () async -> Void
  ) -> some Component {
    TaskEffect(
      id: id, priority: priority, work: .init(run: work), content: AnyComponent(self))
  }

  /// Runs a task from when the component first appears; it is canceled when the component is gone
  /// for good.
  public func task(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async -> Void
  ) -> some Component {
    task(id: 0, priority: priority, work)
  }
}
