import Synchronization

/// The nodes of all contents of a deferred component in one generation, by what tells components
/// apart, and those of the generation before.
///
/// A component of the same parent, type, key and occurrence is the same in all contents: it has the
/// same scope, and with that the same state.
final class DeferredFamily: Sendable {
  /// The newest node of each component, and the root of the newest content.
  private struct Nodes {
    var root: ComponentNode?
    var named: [SiblingName: ComponentNode] = [:]
  }

  /// The nodes to compare a new content with.
  struct Previous {
    let root: ComponentNode?
    /// A Boolean value that is `true` if it is not known what has changed since the root was built.
    let isOutdated: Bool
    let relatives: DeferredRelatives
  }

  private let inherited: Nodes
  /// A Boolean value that is `true` if the inherited nodes are older than the previous generation.
  private let isInheritanceOutdated: Bool
  /// The work that made the family.
  private let token: BuildToken
  private let built = Mutex(Nodes())

  private init(_ inherited: Nodes, isOutdated: Bool, _ token: BuildToken) {
    self.inherited = inherited
    isInheritanceOutdated = isOutdated
    self.token = token
  }

  /// Returns the family of a deferred component in the generation that is being built.
  ///
  /// - Parameter previous: the family of the component in the previous generation, or that of
  ///   another content of this one, which is shared.
  static func make(after previous: DeferredFamily?, _ session: BuildSession) -> DeferredFamily {
    guard let previous else { return DeferredFamily(Nodes(), isOutdated: false, session.token) }
    if previous.token === session.token { return previous }
    return DeferredFamily(previous.newest, isOutdated: previous.isEmpty, session.token)
  }

  /// A Boolean value that is `true` if no content was built in this generation.
  var isEmpty: Bool { built.withLock { $0.root == nil } }

  /// The nodes of this generation or, as long as there are none, the inherited ones.
  private var newest: Nodes {
    let built = built.withLock { $0 }
    return built.root == nil ? inherited : built
  }

  /// All nodes, of which some may be inside others.
  var nodes: [ComponentNode] { Array(newest.named.values) }

  /// All nodes, by what tells their components apart.
  var named: [SiblingName: ComponentNode] { newest.named }

  /// Returns the nodes to compare a new content with.
  func previous(in session: BuildSession) -> Previous {
    let built = built.withLock { $0 }
    let isOutdated = isInheritanceOutdated || token !== session.token
    guard let root = built.root else {
      return Previous(
        root: inherited.root, isOutdated: isOutdated,
        relatives: DeferredRelatives(
          current: [:], inherited: inherited.named, isInheritanceOutdated: isOutdated))
    }
    return Previous(
      root: root, isOutdated: false,
      relatives: DeferredRelatives(
        current: built.named, inherited: inherited.named, isInheritanceOutdated: true))
  }

  /// Adds a content.
  ///
  /// - Parameters:
  ///   - root: the content, in a component with the scope `parent`.
  ///   - previous: the nodes that it was compared with.
  /// - Returns: `false` if another content was added meanwhile, so that this one may have other
  ///   identities.
  /// - Complexity: O(components).
  func add(_ root: ComponentNode, in parent: Scope, comparedWith previous: Previous) -> Bool {
    built.withLock { built in
      guard built.root == nil || built.root === previous.root else { return false }
      built.root = root
      DeferredFamily.collect([root], parent, &built.named)
      return true
    }
  }

  private static func collect(
    _ roots: [ComponentNode], _ parent: Scope, _ named: inout [SiblingName: ComponentNode]
  ) {
    var pending: [(siblings: [ComponentNode], parent: Scope)] = [(roots, parent)]
    while let (siblings, parent) = pending.popLast() {
      for (name, node) in siblings.named(in: parent) {
        named[name] = node
        if !node.children.isEmpty { pending.append((node.children, node.scope)) }
      }
    }
  }
}

/// The nodes of other contents of a deferred component, to find identities in.
struct DeferredRelatives {
  let current: [SiblingName: ComponentNode]
  let inherited: [SiblingName: ComponentNode]
  let isInheritanceOutdated: Bool

  /// Returns the node of a component, and whether it serves for its identity only.
  subscript(name: SiblingName) -> (node: ComponentNode, isOutdated: Bool)? {
    if let node = current[name] { return (node, false) }
    return inherited[name].map { ($0, isInheritanceOutdated) }
  }
}
