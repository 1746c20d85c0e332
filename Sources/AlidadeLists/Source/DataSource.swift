import AlidadeCore
import AlidadeRender
import Synchronization

/// A source of elements for lists, for a program that knows which elements change.
///
/// ```swift
/// let messages = DataSource<Message>()
///
/// struct Inbox: Component {
///   var body: some Component {
///     List(messages) { message in MessageRow(message: message) }
///   }
/// }
///
/// messages.append(message)   // on any thread
/// messages.update(id: message.id) { $0.isRead = true }
/// ```
///
/// A ``List`` of a data source follows it: no component is rebuilt, and only the rows of elements
/// that were added or changed are built. An edit costs O(log elements), and the work on the main
/// thread is proportional to the visible changes.
///
/// All members can be used on any thread. Changes are applied in the order of the calls. While a
/// change is being applied on one thread, changes by other threads are applied after it on that
/// thread, so no thread waits; the same applies to changes made from within a change. If a list
/// shows the source, the main thread leaves changes by other threads to a task; until that task has
/// applied them, further changes by the main thread wait for it, too. If changes come faster than
/// lists can show them, several are shown together.
///
/// Each element has a unique id in the source. A mistake, such as an offset out of range, is
/// reported (see `Diagnostics`), and each method documents its behavior in that case.
public final class DataSource<Element: Identifiable & Sendable>: Sendable
where Element.ID: Sendable {
  /// A closure that is called on the main thread when a change is shown.
  public typealias Completion = @MainActor @Sendable () -> Void

  private let queue: ChangeQueue
  /// The newest elements; changed by only one thread at a time.
  private let newest: Mutex<Transaction>
  /// Makes look-ups wait for each other, each for a moment, so that they don't have to wait for
  /// changes.
  private let lookUps = Mutex(())
  private let snapshot: Mutex<Elements>
  private let log = Mutex(EditLog())
  private let animations = Mutex(ChangeAnimations())
  let subscribers: SourceSubscribers

  /// Creates an empty source.
  public convenience init() { self.init([]) }

  /// Creates a source of elements.
  ///
  /// An element with the same id as an earlier one replaces it, and is reported.
  public init(_ elements: some Collection<Element>) {
    var transaction = Transaction()
    transaction.replaceAll(with: elements)
    let result = transaction.finish(begunAt: transaction.start)
    newest = Mutex(transaction)
    snapshot = Mutex(result.elements)
    log.withLock { $0.restart(at: result.elements.version) }
    subscribers = SourceSubscribers()
    queue = ChangeQueue(subscribers)
    for report in result.reports { report.send() }
  }

  // MARK: - Reading

  /// The elements after all changes that have been applied, as a value that doesn't change.
  ///
  /// - Complexity: O(1); doesn't wait for changes in progress.
  public var elements: Elements { snapshot.withLock { $0 } }

  /// The number of elements.
  public var count: Int { elements.count }

  /// Returns the offset of the element with an id; `nil` if there is none.
  ///
  /// - Complexity: O(log elements); O(elements) while a change is being applied.
  public func offset(of id: Element.ID) -> Int? { place(of: id).offset }

  /// Returns the offset of the element with an id, and the version of the elements in which it has
  /// that offset.
  ///
  /// - Complexity: O(log elements); O(elements) while a change is being applied.
  func place(of id: Element.ID) -> (offset: Int?, version: Int) {
    lookUp {
      ($0.offset(of: id), $0.start.version)
    } otherwise: { elements in
      var offset = 0
      let isMissing = elements.visit { element in
        if element.id == id { return false }
        offset += 1
        return true
      }
      return (isMissing ? nil : offset, elements.version)
    }
  }

  /// Returns the element with an id; `nil` if there is none.
  ///
  /// - Complexity: O(log elements); O(elements) while a change is being applied.
  public func element(id: Element.ID) -> Element? {
    lookUp {
      $0.element(id: id)
    } otherwise: { elements in
      var found: Element?
      elements.visit { element in
        if element.id == id { found = element }
        return found == nil
      }
      return found
    }
  }

  /// Looks something up in the newest elements, or in those that are known while a change is being
  /// applied.
  private func lookUp<Value: Sendable>(
    _ find: (Transaction) -> Value, otherwise findInElements: (Elements) -> Value
  ) -> Value {
    // A change may look something up itself.
    if queue.isApplyingHere { return findInElements(elements) }
    let found = lookUps.withLock { _ in newest.withLockIfAvailable { find($0) } }
    return found ?? findInElements(elements)
  }

  // MARK: - Changing

  /// Makes several edits as one change.
  ///
  /// Lists never show only some of them. Changes made by `body` other than through its parameter
  /// are applied afterward.
  ///
  /// ```swift
  /// messages.change { edit in
  ///   edit.remove(id: draft.id)
  ///   edit.append(message)
  /// }
  /// ```
  ///
  /// With an animation, rows move to their new places when lists show the change; see
  /// ``List/rowAnimation(_:)``. If several changes are shown in one frame, the newest animation
  /// applies to all of them.
  ///
  /// - Parameters:
  ///   - animation: the animation of the change; `nil` for the animation of `withAnimation`, or
  ///     else that of the list.
  ///   - body: edits the elements; called once, usually before this call returns.
  ///   - completion: called when every list that shows the source shows the change; also called if
  ///     there is no such list.
  public func change(
    animation: Animation? = nil, _ body: @escaping @Sendable (inout Transaction) -> Void,
    completion: Completion? = nil
  ) {
    let animation = animation ?? UpdateAnimation.active
    queue.add { change in self.apply(body, animation, completion, change) }
  }

  /// Returns the animation of the changes from one version of the elements to another, which is
  /// that of the newest; `nil` if none has one.
  func animation(from old: Int, to new: Int) -> Animation? {
    animations.withLock { $0.animation(after: old, upTo: new) }
  }

  /// Waits until every list that shows the source shows all changes made so far; returns early if
  /// the task is canceled.
  @MainActor public func waitUntilShown() async {
    let (end, continuation) = AsyncStream<Never>.makeStream()
    whenShown { continuation.finish() }
    for await _ in end {}
  }

  func whenShown(_ completion: @escaping Completion) {
    // A change that is still waiting has no version yet, so another one follows it.
    change({ _ in }, completion: completion)
  }

  private func apply(
    _ body: @Sendable (inout Transaction) -> Void, _ animation: Animation?,
    _ completion: Completion?, _ change: SourceChange
  ) {
    let (start, result) = newest.withLock { transaction in
      let start = transaction.start
      body(&transaction)
      return (start, transaction.finish(begunAt: start))
    }
    let version = result.elements.version
    // Update the log and the animations before the elements, so that they always cover the elements
    // that a list has.
    log.withLock { log in
      if let edits = result.edits {
        log.append(edits, to: version, elementCount: result.elements.count)
      } else {
        log.restart(at: version)
      }
    }
    if let animation, version > start.version {
      animations.withLock { $0.append(animation, version: version) }
    }
    let previous = snapshot.withLock { snapshot in
      defer { snapshot = result.elements }
      return snapshot
    }
    for report in result.reports { report.send() }
    if previous.version != version { subscribers.noteChange(in: change.immediateUpdates) }
    change.noteApplied()
    if let completion { subscribers.add(completion, version: version) }
    if animations.withLock({ $0.hasCompletion(version: version) }) {
      // From then on, only what moves retains the completion.
      subscribers.add({ [weak self] in self?.releaseCompletions(upTo: version) }, version: version)
    }
    // Releasing elements can run application code, so it is done outside the locks.
    withExtendedLifetime(previous) {}
  }

  @MainActor private func releaseCompletions(upTo version: Int) {
    let completions = animations.withLock { $0.takeCompletions(upTo: version) }
    // Releasing them can run application code, so it is done outside the lock.
    withExtendedLifetime(completions) {}
  }

  /// Returns the changes from an older version of the elements to a newer one; `nil` if not all
  /// edits between them are known.
  ///
  /// - Parameter limit: the maximum number of steps of the edits.
  /// - Complexity: O(n log n) in the number of steps.
  func changes(from old: Elements, to new: Elements, limit: Int = .max) -> RowChanges? {
    guard
      let edits = log.withLock({
        $0.edits(from: old.version, to: new.version, limit: limit)
      })
    else { return nil }
    var offsets = EditedOffsets(count: old.count)
    for (version, edit) in zip(old.version..., edits) { offsets.apply(edit, version: version) }
    return offsets.changes
  }
}

extension DataSource: Hashable {
  /// Returns `true` if both values are the same source, so that components with a source can be
  /// compared.
  public static func == (one: DataSource, other: DataSource) -> Bool { one === other }

  /// Hashes the identity of the source.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DataSource: FollowedSource {}
