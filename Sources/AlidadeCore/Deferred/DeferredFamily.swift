import Synchronization

/// The nodes of all contents of a deferred component in one generation, by name, with those of the
/// previous generation.
///
/// Components with the same parent, type, key and occurrence are the same component in all
/// contents: they share one scope, and so one state.
final class DeferredFamily: Sendable {
  /// The newest node of each component, and the root of the newest content.
  private struct Nodes {
    var root: ComponentNode?
    var named: [SiblingName: ComponentNode] = [:]
  }

  /// The nodes to compare new content with.
  struct Previous {
    let root: ComponentNode?
    /// A Boolean value that is `true` if the changes since the root was built are unknown.
    let isOutdated: Bool
    /// A Boolean value that is `true` if the root is other content of this generation.
    let isOfSameGeneration: Bool
    let relatives: DeferredRelatives
  }

  private let inherited: Nodes
  /// A Boolean value that is `true` if the inherited nodes are older than the previous generation.
  private let isInheritanceOutdated: Bool
  /// Identifies the work that created the family.
  let token: BuildToken
  private let built = Mutex(Nodes())

  private init(_ inherited: Nodes, isOutdated: Bool, _ token: BuildToken) {
    self.inherited = inherited
    isInheritanceOutdated = isOutdated
    self.token = token
  }

  /// Returns the family of a deferred component in the generation being built.
  ///
  /// - Parameter previous: the family of the component in the previous generation, or of another
  ///   content of this generation, which is shared.
  static func make(after previous: DeferredFamily?, _ session: BuildSession) -> DeferredFamily {
    guard let previous else { return DeferredFamily(Nodes(), isOutdated: false, session.token) }
    if previous.token === session.token { return previous }
    return DeferredFamily(previous.newest, isOutdated: previous.isEmpty, session.token)
  }

  /// A Boolean value that is `true` if no content was built in this generation.
  var isEmpty: Bool { built.withLock { $0.root == nil } }

  /// The nodes of this generation or, until there are any, the inherited ones.
  private var newest: Nodes {
    let built = built.withLock { $0 }
    return built.root == nil ? inherited : built
  }

  /// All nodes, by name; some may be inside other nodes.
  var named: [SiblingName: ComponentNode] { newest.named }

  /// Returns the nodes to compare new content with.
  func previous(in session: BuildSession) -> Previous {
    let built = built.withLock { $0 }
    let isOutdated = isInheritanceOutdated || token !== session.token
    guard let root = built.root else {
      return Previous(
        root: inherited.root, isOutdated: isOutdated, isOfSameGeneration: false,
        relatives: DeferredRelatives(
          current: [:], inherited: inherited.named, isInheritanceOutdated: isOutdated))
    }
    return Previous(
      root: root, isOutdated: false, isOfSameGeneration: true,
      relatives: DeferredRelatives(
        current: built.named, inherited: inherited.named, isInheritanceOutdated: true))
  }

  /// Adds content.
  ///
  /// - Parameters:
  ///   - root: the content of the component with the scope `parent`.
  ///   - previous: the nodes that it was compared with.
  /// - Returns: `false` if other content was added in the meantime, so that the identities in this
  ///   content may be wrong.
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
        if let scope = node.scope, !node.children.isEmpty {
          pending.append((node.children, scope))
        }
      }
    }
  }
}

/// The nodes of other contents of a deferred component, in which identities are looked up.
struct DeferredRelatives {
  let current: [SiblingName: ComponentNode]
  let inherited: [SiblingName: ComponentNode]
  let isInheritanceOutdated: Bool

  /// Returns the node of a component, and `true` if only its identity can be used.
  subscript(name: SiblingName) -> (node: ComponentNode, isOutdated: Bool)? {
    if let node = current[name] { return (node, false) }
    return inherited[name].map { ($0, isInheritanceOutdated) }
  }
}
