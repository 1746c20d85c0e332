/// What a check box shows beside its mark.
public struct CheckBoxContent: ControlContent {
  /// Whether it is ticked.
  public typealias Value = CheckState

  /// A check box.
  public static let kind = PortableViewClass.Kind.checkBox
  /// No label.
  public static let initial = CheckBoxContent()
  /// Not ticked.
  public static let initialValue = CheckState.off

  /// The text beside the mark, on one line.
  public var label: String

  /// Makes the content.
  public init(label: String = "") {
    self.label = label
  }

  /// As large as the label and the mark; the label may be cut off.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    measurer.extents(of: .checkBox, around: [label])
  }
}
