/// What a button that opens a menu shows, and what is in the menu.
public struct MenuContent: ControlContent {
  /// The number of the item that the user chose; a menu always shows `nil`.
  public typealias Value = Int?

  /// A button that opens a menu.
  public static let kind = PortableViewClass.Kind.menu
  /// Nothing.
  public static let initial = MenuContent()
  /// No item.
  public static let initialValue: Int? = nil

  /// The text of the button; empty for none.
  public var label: String
  /// The name of the icon on the button, in place of the text; `nil` for none.
  public var icon: String?
  /// What is in the menu: sections of entries, with a line between sections.
  public var sections: [MenuSection]

  /// Makes the content.
  public init(label: String = "", icon: String? = nil, sections: [MenuSection] = []) {
    self.label = label
    self.icon = icon
    self.sections = sections
  }

  /// As large as the button.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    if icon != nil {
      return ControlExtents(natural: measurer.controlMetrics[.menuIconButton].minimum)
    }
    return measurer.extents(of: .menuButton, around: [label], canBeCut: false)
  }
}
