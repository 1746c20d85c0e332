/// The status of a row of a list that shows an element.
public struct RowStatus: Hashable, Sendable {
  /// A Boolean value that is `true` if the row is selected; `nil` if the user can't select it.
  public var isSelected: Bool?
  /// A Boolean value that is `true` if the row itself can have the keyboard focus.
  ///
  /// Only one visible row at a time can have it, so Tab leads into the list and out of it again.
  public var takesFocus: Bool
  /// The position of the element in the list, from zero; headers and footers don't count.
  public var position: Int
  /// The number of elements in the list, including those without views.
  public var count: Int
  /// The line between the row and the next one; `nil` if there is none.
  public var separator: RowSeparator?
  /// The place of the row in a tree; `nil` in a list that shows no tree.
  public var outline: RowOutline?

  /// Creates a status.
  public init(
    isSelected: Bool? = nil, takesFocus: Bool = false, position: Int, count: Int,
    separator: RowSeparator? = nil, outline: RowOutline? = nil
  ) {
    self.isSelected = isSelected
    self.takesFocus = takesFocus
    self.position = position
    self.count = count
    self.separator = separator
    self.outline = outline
  }
}
