import AlidadeRender

/// The kind of a list for assistive technologies.
package enum ListKind: Hashable, Sendable {
  /// A list of rows.
  case list
  /// A list of the nodes of a tree.
  case tree
  /// A list whose rows are divided into columns.
  case table
  /// A list of the nodes of a tree whose rows are divided into columns.
  case treeTable

  /// The role of the list.
  var role: AccessibilityRole {
    switch self {
    case .list: .list
    case .tree: .tree
    case .table: .table
    case .treeTable: .treeTable
    }
  }

  /// The role of the rows.
  var rowRole: AccessibilityRole {
    switch self {
    case .list: .listItem
    case .tree: .treeItem
    case .table, .treeTable: .row
    }
  }
}

extension List {
  /// Sets the kind of the list for assistive technologies.
  package func kind(_ kind: ListKind) -> List { with { $0.kind = kind } }
}
