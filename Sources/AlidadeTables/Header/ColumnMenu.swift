import AlidadeComponents

/// The menu of the header of a table, which hides and shows columns, and resets their widths, order
/// and visibility.
struct ColumnMenu<Element: Sendable> {
  /// All columns, in the order of the table.
  let columns: [TableColumn<Element>]
  let layout: TableLayout
  /// The layout that resetting restores.
  let defaultLayout: TableLayout
  let resetTitle: String
  /// Changes the layout.
  let change:
    @MainActor @Sendable (_ change: @escaping @Sendable (inout TableLayout) -> Void) -> Void

  @MenuBuilder var elements: [MenuElement] {
    MenuGroup {
      for column in columns where column.isHideable { item(for: column) }
    }
    MenuGroup {
      MenuItem(resetTitle, isEnabled: layout != defaultLayout) { [change, defaultLayout] in
        change { $0 = defaultLayout }
      }
    }
  }

  private func item(for column: TableColumn<Element>) -> MenuItem {
    let id = column.id
    let isHidden = layout.hiddenColumns.contains(id)
    // Without columns, there would be nothing to show.
    let isEnabled = isHidden || layout.visible(columns).count > 1
    return MenuItem(
      column.title.isEmpty ? id : column.title, isOn: !isHidden, isEnabled: isEnabled
    ) { [change] in
      change { layout in
        if isHidden { layout.hiddenColumns.remove(id) } else { layout.hiddenColumns.insert(id) }
      }
    }
  }
}
