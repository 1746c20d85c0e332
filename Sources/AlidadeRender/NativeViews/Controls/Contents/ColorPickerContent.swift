/// What a button that shows a colour is like.
public struct ColorPickerContent: ControlContent {
  /// The colour.
  public typealias Value = RGBA

  /// A button that shows a colour and lets the user choose another.
  public static let kind = PortableViewClass.Kind.colorPicker
  /// Colours without opacity.
  public static let initial = ColorPickerContent()
  /// Black.
  public static let initialValue = RGBA(hex: 0x000000)

  /// What the window in which colours are chosen is called; empty leaves it to the toolkit.
  public var title: String
  /// Whether the user chooses the opacity too.
  public var hasOpacity: Bool

  /// Makes the content.
  public init(title: String = "", hasOpacity: Bool = false) {
    self.title = title
    self.hasOpacity = hasOpacity
  }

  /// One size.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: measurer.controlMetrics[.colorButton].minimum)
  }
}
