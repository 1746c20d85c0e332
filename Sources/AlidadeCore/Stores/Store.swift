import AlidadeRender
import Synchronization

/// A model whose state is a value, shared by components in any tree, window or list row.
///
/// ```swift
/// struct Inbox: Sendable {
///   var messages: [Message] = []
///   var selection: Message.ID?
/// }
///
/// let inbox = Store(Inbox())
///
/// struct UnreadBadge: Component, Equatable {
///   let inbox: Store<Inbox>
///
///   func body(_ context: Context<NoState>) -> some Component {
///     let count = context.read(inbox) { $0.messages.count { !$0.isRead } }
///     if count > 0 { Text("\(count)") }
///   }
/// }
///
/// inbox.update { $0.messages.append(message) }   // on any thread
/// ```
///
/// Components name the parts that they read (``Context/read(_:_:)``). A change rebuilds only the
/// components that read a part whose value has changed.
///
/// All members can be used on any thread. A store doesn't keep trees or components alive; those
/// that read it keep it alive. To bridge an `@Observable` model to a store, use its asynchronous
/// sequence `Observations { … }`; see ``update(from:priority:_:)``.
public final class Store<State: Sendable>: AnyStore {
  private let cell: StateCell<StoreContent<State>>
  let subscribers = StoreSubscribers()
  let followers = StoreFollowers()

  /// Creates a store.
  ///
  /// - Parameter state: the initial state.
  public init(_ state: State) {
    cell = StateCell(StoreContent(state: state))
  }

  deinit {
    followers.cancelAll()
  }

  /// The state after all changes so far, including those that aren't visible yet.
  ///
  /// Use this property outside bodies, such as in actions and tasks: a component that reads it in
  /// its body isn't rebuilt when the state changes. During a change, it is the state before that
  /// change.
  ///
  /// - Complexity: O(1); doesn't wait for changes in progress.
  public var state: State { cell.state.state }

  /// Changes the state; the result becomes visible in the next frame or, with background priority,
  /// when it is ready.
  ///
  /// Changes are applied in the order of the calls, whatever their priorities, each to the result
  /// of the previous one. Changes made in `change` itself are applied after it. Inside
  /// ``withImmediateUpdates(_:)``, the priority has no effect.
  ///
  /// - Parameters:
  ///   - priority: when the result becomes visible.
  ///   - animation: the animation of the change in all trees that read the store; `nil` for that of
  ///     ``withAnimation(_:completion:_:)``, or to show it immediately.
  ///   - completion: called once, on the main thread and in a later turn of its loop, when
  ///     everything that the change moves has come to rest, been redirected or been removed; soon
  ///     if nothing moves.
  ///   - change: changes the state; called once, usually before this call returns. It must not wait
  ///     for the main thread, which may be waiting for it.
  /// - Complexity: O(components that read the store and their ancestors), if none of them is
  ///   already waiting to be rebuilt. The parts that they read are computed on the calling thread.
  public func update(
    priority: UpdatePriority = .nextFrame, animation: Animation? = nil,
    completion: (@MainActor @Sendable () -> Void)? = nil,
    _ change: @escaping @Sendable (inout State) -> Void
  ) {
    let animation = UpdateAnimation.of(animation, completion)
    cell.enqueue(
      { content in
        content.revision += 1
        change(&content.state)
      }, priority, animation)
    if let updates = ImmediateUpdates.active,
      cell.settleNow({ newest in
        notify { $0.show($1, with: updates, newest ?? animation) }
      })
    {
      return
    }
    cell.settle { priority, animation in notify { $0.show($1, priority, animation) } }
  }

  /// An immutable snapshot of the current state.
  var snapshot: AnyStoreSnapshot {
    let content = cell.state
    return StoreSnapshot(content.state, of: self, revision: content.revision)
  }

  private func notify(_ notify: (ComponentTree, AnyStoreSnapshot) -> Void) {
    let trees = subscribers.trees
    if trees.isEmpty { return }
    let snapshot = snapshot
    for tree in trees { notify(tree, snapshot) }
  }
}

extension Store: Hashable {
  /// Returns `true` if both values are the same store, so that components with a store can be
  /// compared.
  public static func == (one: Store, other: Store) -> Bool { one === other }

  /// Hashes the identity of the store.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The state of a store with the number of changes that led to it.
struct StoreContent<State: Sendable>: Sendable {
  var revision = 0
  var state: State
}

/// A store with any type of state.
protocol AnyStore: AnyObject, Sendable {
  var subscribers: StoreSubscribers { get }
  var snapshot: AnyStoreSnapshot { get }
}
