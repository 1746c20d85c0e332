/// The place of the keyboard focus in a view whose content may be unmounted and mounted again.
///
/// It consists of identities, because the views may show other content in the meantime.
@MainActor package struct FocusPlace {
  /// A row of a list.
  private struct Row {
    /// The identity of the node that the view of the list shows.
    let list: UnitIdentity
    let key: AnyHashable
  }

  /// The identity of the node that the view with the focus shows; `nil` if it shows a whole row.
  private let identity: UnitIdentity?
  /// The outermost row around the focus; `nil` if there is none.
  private let row: Row?

  /// Records where the focus is in a view, or returns `nil` if it isn't on a view inside.
  package init?(in scope: any FocusScopeView) {
    guard let focused = scope.focusedView?.mountRecord, focused.view !== scope else { return nil }
    var row: Row?
    var next: MountRecord? = focused
    while let record = next, record.view !== scope {
      if let list = record.shownIdentity, let key = record.focusedRows?.focusedRowKey {
        row = Row(list: list, key: key)
      }
      next = record.outer
    }
    self.row = row
    identity = focused.shownIdentity
    if identity == nil, row == nil { return nil }
  }

  /// Moves the focus to the node that had it or, in a list, to the row around it; if that is gone,
  /// to the list.
  ///
  /// - Parameter scope: the view in which the node may be mounted again.
  /// - Returns: `true` if one of them has the focus now.
  /// - Complexity: O(views inside).
  package func restore(in scope: any FocusScopeView) -> Bool {
    guard let scopeRecord = scope.mountRecord else { return false }
    if let row {
      guard let list = scopeRecord.inside(row.list) else { return false }
      if list.focusedRows?.moveFocus(toRow: row.key) == true { return true }
      return scope.moveFocus(to: list.view)
    }
    guard let identity, let record = scopeRecord.inside(identity) else { return false }
    return scope.moveFocus(to: record.view)
  }
}

extension MountRecord {
  fileprivate var focusedRows: (any FocusedRows)? {
    (view as? any ScrollView)?.scrollDelegate as? any FocusedRows
  }

  /// Returns the view inside this one that shows a node; `nil` if there is none.
  ///
  /// Rows of lists aren't searched.
  fileprivate func inside(_ identity: UnitIdentity) -> MountRecord? {
    var pending = [self]
    while let record = pending.popLast() {
      for child in record.container?.children ?? [] where !child.isPooled && !child.isLeaving {
        if child.identity == identity { return child }
        pending.append(child)
      }
    }
    return nil
  }
}
