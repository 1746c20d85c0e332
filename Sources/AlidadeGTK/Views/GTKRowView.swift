#if GTK
import AlidadeLayout
import AlidadeRender
import CAlidadeGTK
import CGTK

/// The view of a row in a list, which shows whether the row is selected and has the focus.
public final class GTKRowView: GTKView {
  /// The roles of the rows of lists.
  static let roles: Set<AccessibilityRole> = [.listItem, .treeItem, .row]

  /// The status of the row; `nil` if the row shows no element.
  public var status: RowStatus? {
    didSet { if status != oldValue { statusDidChange(from: oldValue) } }
  }

  /// A Boolean value that is `true` if the user can select the row.
  var isSelectable: Bool { status?.isSelected != nil }

  /// The position and the count that were last passed to assistive technologies; `nil` if none
  /// were.
  private(set) var knownPlace: (position: Int, count: Int)?
  /// A Boolean value that is `true` if a view inside may have been expanded or collapsed.
  private var mayExpand = false
  private var knownExpansion: Bool?
  private var knownLevel: Int?

  private func statusDidChange(from previous: RowStatus?) {
    // Positions can be updated later, like names.
    AccessibleNames.setNeedsUpdate(self)
    let takesFocus = status?.takesFocus == true
    if takesFocus != (previous?.takesFocus == true) {
      gtk_widget_set_focusable(widget, takesFocus ? 1 : 0)
    }
    if status?.separator != previous?.separator { setNeedsDisplay() }
    if status?.isSelected != previous?.isSelected { selectionDidChange(from: previous?.isSelected) }
  }

  private func selectionDidChange(from previous: Bool?) {
    let isSelected = status?.isSelected
    if isSelected != (previous ?? false) {
      if isSelected == true {
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_SELECTED, 0)
      } else {
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_SELECTED)
      }
      setNeedsDisplay()
    }
    if let isSelected {
      alidade_accessible_update_state(
        widget, GTK_ACCESSIBLE_STATE_SELECTED.rawValue, isSelected ? 1 : 0)
    } else {
      gtk_accessible_reset_state(widget.accessible, GTK_ACCESSIBLE_STATE_SELECTED)
    }
  }

  // MARK: Assistive technologies

  override func updateAccessiblePlace(mayExpand: Bool) {
    updatePosition()
    let outline = status?.outline
    let level = outline.map { $0.depth + 1 }
    if level != knownLevel {
      knownLevel = level
      setLevel(level)
    }
    self.mayExpand = self.mayExpand || mayExpand || outline != nil
    guard self.mayExpand else { return }
    let isExpanded = outline.map(\.isExpanded) ?? (status == nil ? nil : expansionInside)
    if isExpanded != knownExpansion {
      knownExpansion = isExpanded
      setExpanded(isExpanded)
    }
  }

  private func updatePosition() {
    guard let status else {
      guard knownPlace != nil else { return }
      knownPlace = nil
      gtk_accessible_reset_relation(widget.accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET)
      return gtk_accessible_reset_relation(widget.accessible, GTK_ACCESSIBLE_RELATION_SET_SIZE)
    }
    // In a tree, the set of a node is its parent's children.
    let position = status.outline?.position ?? status.position
    let count = status.outline?.siblingCount ?? status.count
    if position != knownPlace?.position {
      widget.setAccessibleRelation(GTK_ACCESSIBLE_RELATION_POS_IN_SET, position + 1)
    }
    if count != knownPlace?.count {
      widget.setAccessibleRelation(GTK_ACCESSIBLE_RELATION_SET_SIZE, count)
    }
    knownPlace = (position, count)
  }

  // A row that can have the focus is announced as a whole.
  override var isNamedByContents: Bool { isSelectable }

  override var contentLabel: String? {
    guard isSelectable else { return nil }
    let isInTree = status?.outline != nil
    // The row of a tree reports by itself whether it is expanded.
    let isRead: (GTKView) -> Bool = {
      !isInTree || $0.accessibility?.requested.isExpanded == nil
    }
    let cells = cells(where: isRead)
    if !cells.isEmpty { return cells.joined(separator: ", ") }
    let texts = textInside(where: isRead)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// Returns the titles and the texts of the cells of a table; empty in other rows.
  private func cells(where isRead: (GTKView) -> Bool) -> [String] {
    var cells: [(cell: AccessibilityCell, texts: [String])] = []
    collectCells(where: isRead, &cells)
    return cells.compactMap { cell, texts in
      let text = texts.joined(separator: " ")
      return text.isEmpty || cell.column.isEmpty
        ? text.isEmpty ? nil : text : "\(cell.column): \(text)"
    }
  }

  // MARK: Painting

  /// Paints the background of a selected row.
  public override func draw(in snapshot: OpaquePointer, size: Size) {
    guard status?.isSelected == true else { return }
    snapshot.appendColor(GTKSelectionColor.color(in: widget), inside: outline)
  }

  /// Paints the line between this row and the next, and the focus ring.
  public override func drawForeground(in snapshot: OpaquePointer, size: Size) {
    if let separator = status?.separator { draw(separator, in: snapshot, size) }
    guard status?.takesFocus == true, gtk_widget_has_visible_focus(widget) != 0 else { return }
    let color = GdkRGBA(Color.accent.opacity(0.8), in: GTKAppearance.current)
    snapshot.appendBorder(color, width: 2, inside: outline)
  }

  private func draw(_ separator: RowSeparator, in snapshot: OpaquePointer, _ size: Size) {
    let width = 1 / Double(gtk_widget_get_scale_factor(widget))
    func length(_ extent: Double) -> Double { max(0, extent - separator.left - separator.right) }
    func verticalLine(at x: Double) -> Rect {
      Rect(x: x, y: separator.left, width: width, height: length(size.height))
    }
    let line =
      switch separator.edge {
      case .bottom:
        Rect(x: separator.left, y: size.height - width, width: length(size.width), height: width)
      case .left: verticalLine(at: 0)
      case .right: verticalLine(at: size.width - width)
      }
    var frame = graphene_rect_t(line)
    var color = GdkRGBA(.separator, in: GTKAppearance.current)
    gtk_snapshot_append_color(snapshot, &color, &frame)
  }
}

extension GTKView {
  /// Appends the texts of the visible cells of a table inside; views of one cell follow each other.
  fileprivate func collectCells(
    where isRead: (GTKView) -> Bool, _ cells: inout [(cell: AccessibilityCell, texts: [String])]
  ) {
    for view in subviews where view.isReadable && isRead(view) {
      guard let cell = view.accessibility?.cell else {
        view.collectCells(where: isRead, &cells)
        continue
      }
      let texts = view.texts(where: isRead)
      if cells.last?.cell == cell {
        cells[cells.count - 1].texts += texts
      } else {
        cells.append((cell, texts))
      }
    }
  }

  /// The expansion of the first visible view inside that can be expanded and collapsed; `nil` if
  /// there is none.
  fileprivate var expansionInside: Bool? {
    for view in subviews where !view.isHidden {
      if let isExpanded = view.accessibility?.requested.isExpanded ?? view.expansionInside {
        return isExpanded
      }
    }
    return nil
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Sets a numeric relation for assistive technologies.
  func setAccessibleRelation(_ relation: GtkAccessibleRelation, _ number: Int) {
    var relation = relation
    var value = GValue()
    gtk_accessible_relation_init_value(relation, &value)
    g_value_set_int(&value, Int32(clamping: number))
    gtk_accessible_update_relation_value(accessible, 1, &relation, &value)
    g_value_unset(&value)
  }
}
#endif
