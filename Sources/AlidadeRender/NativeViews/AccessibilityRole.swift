/// What a view is to assistive technologies.
///
/// The role belongs to the class of a view: toolkits do not let it change later.
public enum AccessibilityRole: Hashable, Sendable, CaseIterable {
  /// Holds other things and means nothing by itself.
  case generic
  /// Holds things that belong together.
  case group
  /// Text to read.
  case text
  /// The title of what follows.
  case heading
  /// A picture.
  case image
  /// Does something when pressed.
  case button
  /// Can be ticked.
  case checkbox
  /// Leads somewhere.
  case link
  /// Holds the rows of a list.
  case list
  /// A row of a list.
  case listItem
  /// Tells what is going on.
  case status
  /// Holds text that can be changed.
  case textBox
  /// Holds what is looked for.
  case searchBox
  /// Holds text that is kept secret.
  case passwordBox
  /// Switches something on and off.
  case toggle
  /// A button that stays pressed.
  case toggleButton
  /// Holds radio buttons.
  case radioGroup
  /// Sets a number by its place on a line.
  case slider
  /// Holds a number, with buttons that change it.
  case spinButton
  /// Tells how much is done.
  case progressBar
  /// Shows a level.
  case meter
  /// Stands between other things.
  case separator
  /// Shows what is chosen and opens a list of choices.
  case comboBox
}
