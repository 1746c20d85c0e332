import AlidadeCore
import AlidadeRender
import Synchronization

/// The interface of a data source for the lists that follow it.
protocol FollowedSource: AnyObject, Sendable {
  var subscribers: SourceSubscribers { get }

  /// Returns the newest animation of the changes from one version of the elements to another; `nil`
  /// if none has one.
  func animation(from old: Int, to new: Int) -> Animation?

  /// Calls a closure when every list that shows the source shows all changes made so far.
  ///
  /// - Parameter completion: called in a later turn of the main loop.
  func whenShown(_ completion: @escaping @MainActor @Sendable () -> Void)
}

/// The lists that follow a data source, and the closures to call when they show a change.
final class SourceSubscribers: Sendable {
  private struct Subscriber {
    let subscription: SourceSubscription
    /// The version of the elements that the list shows; -1 until it shows any.
    var shownVersion = -1
  }

  private struct Completion {
    let version: Int
    let call: @MainActor @Sendable () -> Void
  }

  private struct Contents {
    var subscribers: [Subscriber] = []
    /// The completions, in the order of their versions.
    var completions: [Completion] = []

    /// Removes and returns the completions of changes that all lists show.
    mutating func takeDue() -> ArraySlice<Completion> {
      if completions.isEmpty { return [] }
      let shown = subscribers.map(\.shownVersion).min() ?? .max
      let due = completions.prefix { $0.version <= shown }
      completions.removeFirst(due.count)
      return due
    }
  }

  private let contents = Mutex(Contents())

  /// The main thread; `nil` if no list follows the source.
  var mainThread: ThreadIdentity? {
    contents.withLock { $0.subscribers.first?.subscription.mainThread }
  }

  /// The number of lists.
  var count: Int { contents.withLock { $0.subscribers.count } }

  /// Adds a list.
  func add(_ subscription: SourceSubscription) {
    contents.withLock { $0.subscribers.append(Subscriber(subscription: subscription)) }
  }

  /// Removes a list.
  func remove(_ subscription: SourceSubscription) {
    call { $0.subscribers.removeAll { $0.subscription === subscription } }
  }

  /// Notifies all lists that the elements have changed.
  ///
  /// - Parameter updates: the call of `withImmediateUpdates` that made the change; `nil` for none.
  func noteChange(in updates: ImmediateUpdates?) {
    let subscribers = contents.withLock { $0.subscribers }
    for subscriber in subscribers { subscriber.subscription.noteChange(in: updates) }
  }

  /// Records that a list shows a version of the elements.
  func noteShown(_ version: Int, by subscription: SourceSubscription) {
    call { contents in
      guard
        let index = contents.subscribers.firstIndex(where: { $0.subscription === subscription })
      else { return }
      contents.subscribers[index].shownVersion = version
    }
  }

  /// Adds a closure that is called on the main thread when all lists show a version.
  func add(_ completion: @escaping @MainActor @Sendable () -> Void, version: Int) {
    call { $0.completions.append(Completion(version: version, call: completion)) }
  }

  /// Changes the contents, and calls the completions that are then due.
  private func call(after change: (inout Contents) -> Void) {
    let (due, host) = contents.withLock { contents in
      change(&contents)
      return (contents.takeDue(), contents.subscribers.first?.subscription.host)
    }
    if due.isEmpty { return }
    let calls: @MainActor @Sendable () -> Void = { for completion in due { completion.call() } }
    if let host { host.runOnMain(calls) } else { Task { @MainActor in calls() } }
  }
}
