/// What is in a menu that opens where the user asks for it.
public struct ContextMenuContent: ControlContent {
  /// The number of the item that the user chose; a menu always shows `nil`.
  public typealias Value = Int?

  /// A view around others that opens a menu.
  public static let kind = PortableViewClass.Kind.contextMenu
  /// No entries.
  public static let initial = ContextMenuContent()
  /// No item.
  public static let initialValue: Int? = nil

  /// What is in the menu.
  public var sections: [MenuSection]

  /// Makes the content.
  public init(sections: [MenuSection] = []) {
    self.sections = sections
  }

  /// As large as what it is around.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: .zero)
  }
}
