import Synchronization

/// The tasks that update a store from asynchronous sequences; canceled when the store goes away.
final class StoreFollowers: Sendable {
  private struct Contents {
    var last = 0
    var tasks: [Int: Task<Void, Never>] = [:]
  }

  private let contents = Mutex(Contents())

  /// Runs a task until it ends or the store goes away.
  func run(
    priority: TaskPriority?, _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    // The lock prevents the task from ending before it is added.
    contents.withLock { contents in
      contents.last += 1
      let number = contents.last
      let task = Task(priority: priority) { [weak self] in
        await work()
        self?.remove(number)
      }
      contents.tasks[number] = task
      return task
    }
  }

  private func remove(_ number: Int) {
    let ended = contents.withLock { $0.tasks.removeValue(forKey: number) }
    withExtendedLifetime(ended) {}
  }

  /// Cancels all tasks.
  func cancelAll() {
    for task in contents.withLock({ $0.tasks.values }) { task.cancel() }
  }
}
