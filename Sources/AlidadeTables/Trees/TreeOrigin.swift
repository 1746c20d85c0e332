import AlidadeLists
import AlidadeRender

/// The values on which the rows of a tree depend.
@usableFromInline
struct TreeOrigin<Node: Identifiable & Sendable, Value: Equatable & Sendable>: Sendable
where Node.ID: Sendable {
  let roots: [Node]
  /// The ids of the expanded nodes.
  let expanded: Set<Node.ID>
  /// The value on which the children depend.
  let value: Value
  /// The place that passes the closures; `nil` if the value determines their results.
  private let site: SourceLocation?

  @usableFromInline
  init(roots: [Node], expanded: Set<Node.ID>, value: Value, at site: SourceLocation? = nil) {
    self.roots = roots
    self.expanded = expanded
    self.value = value
    self.site = site
  }

  /// Returns `true` if both lead to the same rows.
  ///
  /// - Complexity: O(1) if the expanded ids are a copy of the former ones, and the value is
  ///   compared in O(1); the roots are compared by their bytes.
  func isSame(as other: TreeOrigin) -> Bool {
    roots.hasSameBytes(as: other.roots) && expanded == other.expanded && value == other.value
      && site == other.site
  }
}

/// The property that holds the children of a node.
@usableFromInline
struct TreeProperty<Node>: Equatable, Sendable {
  @usableFromInline let path: KeyPath<Node, [Node]?> & Sendable

  @usableFromInline
  init(_ path: KeyPath<Node, [Node]?> & Sendable) { self.path = path }

  @usableFromInline
  static func == (one: TreeProperty, other: TreeProperty) -> Bool { one.path == other.path }
}
