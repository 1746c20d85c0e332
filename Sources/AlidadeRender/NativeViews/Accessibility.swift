/// The description of a view for assistive technologies, besides its role.
public struct Accessibility: Hashable, Sendable {
  /// The name of the view; `nil` derives it from the content.
  public var label: String?
  /// Further information about the view.
  public var hint: String?
  /// A Boolean value that is `true` if the view is checked; `nil` if it can't be.
  public var isChecked: Bool?
  /// A Boolean value that is `true` if the view is a button that stays pressed because it is on;
  /// `nil` if it isn't such a button.
  public var isPressed: Bool?
  /// A Boolean value that is `true` if the view is selected, as a tab is; `nil` if it can't be.
  public var isSelected: Bool?
  /// A Boolean value that is `true` if the view is expanded; `nil` if it doesn't expand and
  /// collapse.
  public var isExpanded: Bool?
  /// The level of a heading, from 1; `nil` for any other view.
  public var headingLevel: Int?
  /// For the header of a column, the direction in which the column is sorted; `nil` if it isn't
  /// sorted.
  public var sort: SortDirection?
  /// The value of a view that isn't a control, such as the position of a divider; `nil` for none.
  ///
  /// Only numbers and texts are announced.
  public var value: AccessibilityValue?
  /// A Boolean value that is `true` if the view and everything in it are hidden from assistive
  /// technologies.
  public var isHidden: Bool

  /// Creates a description; omitted values are left to the toolkit.
  public init(
    label: String? = nil, hint: String? = nil, isChecked: Bool? = nil, isPressed: Bool? = nil,
    isSelected: Bool? = nil, isExpanded: Bool? = nil, headingLevel: Int? = nil,
    sort: SortDirection? = nil,
    value: AccessibilityValue? = nil, isHidden: Bool = false
  ) {
    self.label = label
    self.hint = hint
    self.isChecked = isChecked
    self.isPressed = isPressed
    self.isSelected = isSelected
    self.isExpanded = isExpanded
    self.headingLevel = headingLevel
    self.sort = sort
    self.value = value
    self.isHidden = isHidden
  }

  /// Returns this description, with the values of `inner` for those that aren't set here.
  ///
  /// A label also shows what `inner` hides, as a picture without a label is hidden.
  package func merged(over inner: Accessibility) -> Accessibility {
    Accessibility(
      label: label ?? inner.label, hint: hint ?? inner.hint,
      isChecked: isChecked ?? inner.isChecked, isPressed: isPressed ?? inner.isPressed,
      isSelected: isSelected ?? inner.isSelected, isExpanded: isExpanded ?? inner.isExpanded,
      headingLevel: headingLevel ?? inner.headingLevel, sort: sort ?? inner.sort,
      value: value ?? inner.value, isHidden: isHidden || (label == nil && inner.isHidden))
  }
}
