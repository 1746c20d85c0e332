/// The role of a view for assistive technologies.
///
/// The role belongs to the class of a view, because toolkits don't allow it to change later.
public enum AccessibilityRole: Hashable, Sendable, CaseIterable {
  /// A container that has no meaning itself.
  case generic
  /// A container of related views.
  case group
  /// Text to read.
  case text
  /// The title of the content after it.
  case heading
  /// A picture.
  case image
  /// A button that performs an action when pressed.
  case button
  /// A box that can be checked.
  case checkbox
  /// A link to another place.
  case link
  /// A container of the rows of a list.
  case list
  /// A row of a list.
  case listItem
  /// A container of the rows of a list that shows a tree.
  case tree
  /// A row of a list that shows a tree.
  case treeItem
  /// A list whose rows are divided into columns.
  case table
  /// A list of the nodes of a tree whose rows are divided into columns.
  case treeTable
  /// A row of a table.
  case row
  /// The header of a column of a table.
  case columnHeader
  /// Information about the current state, which is announced when it appears or changes.
  case status
  /// A field with text that can be edited.
  case textBox
  /// A field with text to search for.
  case searchBox
  /// A field with secret text.
  case passwordBox
  /// A switch that is on or off.
  case toggle
  /// A button that stays pressed.
  case toggleButton
  /// A container of radio buttons.
  case radioGroup
  /// A control that sets a number by a position on a line.
  case slider
  /// A field with a number and buttons that change it.
  case spinButton
  /// An indicator of progress.
  case progressBar
  /// An indicator of a level.
  case meter
  /// A separator between other views.
  case separator
  /// A control that shows the current choice and opens a list of choices.
  case comboBox
  /// A container of tabs.
  case tabList
  /// A button that selects one of several pages that share a place.
  case tab
  /// The page of the selected tab.
  case tabPanel
  /// Content in front of other content that the user interacts with.
  case dialog
  /// Content that describes the element under the pointer.
  case tooltip
  /// A row of menus.
  case menuBar
}
