#if GTK
import AlidadeRender
import CAlidadeGTK
import CGTK

/// The accessibility properties of a view: those requested, and those last passed to GTK.
@MainActor final class AccessibilityState {
  /// The requested properties.
  var requested = Accessibility()
  /// The cell of a table that the view shows; `nil` if it isn't part of a table.
  var cell: AccessibilityCell?
  /// The last name passed to GTK.
  var label: String?
  /// The last description passed to GTK.
  var hint: String?
  /// A Boolean value that is `true` if the view has ever been expanded or collapsed.
  var mayExpand = false
  /// A Boolean value that is `true` if the view was last reported to GTK as hidden.
  var isHidden = false
}

extension GTKView {
  /// The state, which is created when it is first needed.
  private var accessibilityState: AccessibilityState {
    if let accessibility { return accessibility }
    let made = AccessibilityState()
    accessibility = made
    return made
  }

  /// Applies the differences between `new` and the previous request.
  func setAccessibility(_ new: Accessibility) {
    let state = accessibilityState
    let old = state.requested
    state.requested = new
    if new.isChecked != old.isChecked { setTristate(GTK_ACCESSIBLE_STATE_CHECKED, new.isChecked) }
    if new.isPressed != old.isPressed { setTristate(GTK_ACCESSIBLE_STATE_PRESSED, new.isPressed) }
    if new.isSelected != old.isSelected { setSelected(new.isSelected) }
    if new.value != old.value {
      setValue(new.value)
      // The name, and those made of the contents of a view, include the value in words.
      AccessibleNames.setNeedsUpdate(self)
    }
    if new.isExpanded != old.isExpanded {
      setExpanded(new.isExpanded)
      state.mayExpand = true
      // A row around the view is announced as expanded, too.
      AccessibleNames.setNeedsUpdate(self)
    }
    if new.headingLevel != old.headingLevel { setLevel(new.headingLevel) }
    if new.sort != old.sort { setSort(new.sort) }
    if new.isHidden != old.isHidden {
      updateAccessibleHidden()
      AccessibleNames.setNeedsUpdate(self)
    }
    guard new.label != old.label || new.hint != old.hint else { return }
    // The first name is set immediately; a changed name can wait, and so can the description.
    if state.label?.isEmpty ?? true, old.hint == nil {
      updateAccessibleLabel()
      updateAccessibleHint()
      Announcements.textsDidChange()
    } else {
      AccessibleNames.setNeedsUpdate(self)
    }
  }

  /// Sets the cell of a table that the view shows, whose column describes the view.
  func setCell(_ cell: AccessibilityCell?) {
    let state = accessibilityState
    if cell == state.cell { return }
    if let cell {
      accessibleWidget.setAccessibleRelation(
        GTK_ACCESSIBLE_RELATION_COL_INDEX, cell.position + 1)
    } else {
      gtk_accessible_reset_relation(
        accessibleWidget.accessible, GTK_ACCESSIBLE_RELATION_COL_INDEX)
    }
    state.cell = cell
    // The name of the row contains the titles of the columns, too.
    AccessibleNames.setNeedsUpdate(self)
  }

  /// Updates the name if it has changed.
  ///
  /// A view with a role but no name gets an empty name; otherwise, GTK would use the name of its
  /// class.
  func updateAccessibleLabel() {
    let unnamed = role == .generic ? nil : ""
    let requested = words(with: accessibility?.requested.label ?? contentLabel) ?? unnamed
    let label = requested == shownLabel ? nil : requested
    guard label != accessibility?.label else { return }
    accessibilityState.label = label
    setProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    accessibleFocusWidget?.setAccessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
  }

  /// Returns a name of the view with the value of the view in words, which AT-SPI tells in no other
  /// way.
  func words(with name: String?) -> String? {
    guard case .text(let value) = accessibility?.requested.value else { return name }
    guard let name, !name.isEmpty else { return value }
    return "\(name) \(value)"
  }

  /// Updates the description if it has changed.
  ///
  /// It consists of the value, if GTK doesn't expose that, and of the hint or the title of the
  /// column.
  func updateAccessibleHint() {
    let parts = [
      contentDescription, accessibility?.requested.hint ?? accessibility?.cell?.column,
    ].compactMap(\.self)
    let hint = parts.isEmpty ? nil : parts.joined(separator: ", ")
    guard hint != accessibility?.hint else { return }
    accessibilityState.hint = hint
    setProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint)
    accessibleFocusWidget?.setAccessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint)
  }

  /// Makes the view ignore all input, also from assistive technologies, while it disappears or is
  /// behind a sheet, or reverts that.
  func setInert(_ isInert: Bool) {
    if isInert == self.isInert { return }
    self.isInert = isInert
    updateReaction()
    updateAccessibleHidden()
  }

  /// Informs GTK whether the view responds to the pointer and the keyboard.
  ///
  /// A view that no longer does loses the keyboard focus, which GTK would leave in it.
  func updateReaction() {
    let reacts = isInteractive && !isInert
    if !reacts { surrenderFocus() }
    gtk_widget_set_can_target(widget, reacts ? 1 : 0)
    gtk_widget_set_can_focus(widget, reacts ? 1 : 0)
  }

  /// A Boolean value that is `true` if assistive technologies can read the view, provided that they
  /// can read its superview.
  var isReadable: Bool { !isHidden && accessibility?.requested.isHidden != true }

  /// A Boolean value that is `true` unless the view or an ancestor ignores all input, like the
  /// content behind a sheet.
  var isReactive: Bool {
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let current = next {
      if gtk_widget_get_can_focus(current) == 0 { return false }
      next = gtk_widget_get_parent(current)
    }
    return true
  }

  /// Updates the hidden state, which applies to views that are hidden in place, or only from
  /// assistive technologies.
  func updateAccessibleHidden() {
    let isHidden = isHidden || isInert || accessibility?.requested.isHidden == true
    guard isHidden != (accessibility?.isHidden ?? false) else { return }
    accessibilityState.isHidden = isHidden
    setState(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden ? 1 : 0)
  }

  private func setProperty(_ property: GtkAccessibleProperty, _ text: String?) {
    accessibleWidget.setAccessibleText(property, text)
  }

  /// Sets a state that could also be mixed.
  private func setTristate(_ state: GtkAccessibleState, _ isOn: Bool?) {
    guard let isOn else {
      return gtk_accessible_reset_state(accessibleWidget.accessible, state)
    }
    let value = isOn ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
    setState(state, Int32(value.rawValue))
  }

  private func setSelected(_ isSelected: Bool?) {
    let state = GTK_ACCESSIBLE_STATE_SELECTED
    guard let isSelected else {
      return gtk_accessible_reset_state(accessibleWidget.accessible, state)
    }
    setState(state, isSelected ? 1 : 0)
  }

  private func setValue(_ value: AccessibilityValue?) {
    let (now, text) = (GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT)
    if case .number(let number) = value {
      accessibleWidget.setAccessibleProperty(now) { g_value_set_double(&$0, number) }
    } else {
      gtk_accessible_reset_property(accessibleWidget.accessible, now)
    }
    if case .text(let words) = value { return setProperty(text, words) }
    setProperty(text, nil)
  }

  func setExpanded(_ isExpanded: Bool?) {
    let state = GTK_ACCESSIBLE_STATE_EXPANDED
    guard let isExpanded else {
      return gtk_accessible_reset_state(accessibleWidget.accessible, state)
    }
    setState(state, isExpanded ? 1 : 0)
  }

  private func setSort(_ sort: SortDirection?) {
    let token =
      switch sort {
      case nil: GTK_ACCESSIBLE_SORT_NONE
      case .ascending: GTK_ACCESSIBLE_SORT_ASCENDING
      case .descending: GTK_ACCESSIBLE_SORT_DESCENDING
      }
    alidade_accessible_update_property(
      accessibleWidget, GTK_ACCESSIBLE_PROPERTY_SORT.rawValue, Int32(token.rawValue))
  }

  private func setState(_ state: GtkAccessibleState, _ value: Int32) {
    alidade_accessible_update_state(accessibleWidget, state.rawValue, value)
  }

  func setLevel(_ level: Int?) {
    let property = GTK_ACCESSIBLE_PROPERTY_LEVEL
    guard let level else {
      return gtk_accessible_reset_property(accessibleWidget.accessible, property)
    }
    accessibleWidget.setAccessibleProperty(property) { value in
      g_value_set_int(&value, Int32(clamping: max(1, level)))
    }
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Sets the role.
  ///
  /// The role can't change after GTK has exposed the widget, so call this method only when the
  /// widget is created.
  func setAccessibleRole(_ role: GtkAccessibleRole) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(role.rawValue))
    g_object_set_property(object, "accessible-role", &value)
    g_value_unset(&value)
  }

  /// Sets a string for assistive technologies; `nil` resets it.
  func setAccessibleText(_ property: GtkAccessibleProperty, _ text: String?) {
    guard let text else { return gtk_accessible_reset_property(accessible, property) }
    setAccessibleProperty(property) { value in g_value_set_string(&value, text) }
  }

  /// Sets a Boolean property for assistive technologies.
  func setAccessibleProperty(_ property: GtkAccessibleProperty, _ isTrue: Bool) {
    setAccessibleProperty(property) { value in g_value_set_boolean(&value, isTrue ? 1 : 0) }
  }

  /// Sets a property for assistive technologies.
  ///
  /// - Parameters:
  ///   - property: the property, whose type isn't an enumeration; those are set by
  ///     `alidade_accessible_update_property`.
  ///   - set: a closure that sets a value of the property's type.
  fileprivate func setAccessibleProperty(
    _ property: GtkAccessibleProperty, _ set: (inout GValue) -> Void
  ) {
    var property = property
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    set(&value)
    gtk_accessible_update_property_value(accessible, 1, &property, &value)
    g_value_unset(&value)
  }
}

extension AccessibilityRole {
  /// GTK's constant for the role.
  var gtkRole: GtkAccessibleRole {
    switch self {
    case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    // Only later versions of GTK have a role for toggle buttons.
    case .button, .toggleButton: GTK_ACCESSIBLE_ROLE_BUTTON
    case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .tree: GTK_ACCESSIBLE_ROLE_TREE
    case .treeItem: GTK_ACCESSIBLE_ROLE_TREE_ITEM
    case .row: GTK_ACCESSIBLE_ROLE_ROW
    case .table: GTK_ACCESSIBLE_ROLE_TABLE
    case .treeTable: GTK_ACCESSIBLE_ROLE_TREE_GRID
    case .columnHeader: GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .textBox, .passwordBox: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .searchBox: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
    case .radioGroup: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .spinButton: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .progressBar: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .meter: GTK_ACCESSIBLE_ROLE_METER
    case .separator: GTK_ACCESSIBLE_ROLE_SEPARATOR
    case .comboBox: GTK_ACCESSIBLE_ROLE_COMBO_BOX
    case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .tabPanel: GTK_ACCESSIBLE_ROLE_TAB_PANEL
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .tooltip: GTK_ACCESSIBLE_ROLE_TOOLTIP
    case .menuBar: GTK_ACCESSIBLE_ROLE_MENU_BAR
    }
  }
}
#endif
