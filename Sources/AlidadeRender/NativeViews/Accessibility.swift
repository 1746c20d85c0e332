/// What assistive technologies are told about a view, beside its role.
public struct Accessibility: Hashable, Sendable {
  /// What the view is called; `nil` leaves it to the content.
  public var label: String?
  /// What more there is to say about it.
  public var hint: String?
  /// Whether it is ticked; `nil` when it cannot be.
  public var isChecked: Bool?
  /// Whether what belongs to it is shown; `nil` when it does not open and close.
  public var isExpanded: Bool?
  /// The rank of a heading, from 1; `nil` for anything else.
  public var headingLevel: Int?
  /// Whether the view and all in it are kept from assistive technologies.
  public var isHidden: Bool

  /// Makes a description; what is not given is left to the toolkit.
  public init(
    label: String? = nil, hint: String? = nil, isChecked: Bool? = nil, isExpanded: Bool? = nil,
    headingLevel: Int? = nil, isHidden: Bool = false
  ) {
    self.label = label
    self.hint = hint
    self.isChecked = isChecked
    self.isExpanded = isExpanded
    self.headingLevel = headingLevel
    self.isHidden = isHidden
  }
}
