/// What a drop-down list shows beside which option is chosen.
public struct PickerContent: ControlContent {
  /// The index of the option that is chosen; `nil` for none.
  public typealias Value = Int?

  /// A drop-down list.
  public static let kind = PortableViewClass.Kind.picker
  /// No options.
  public static let initial = PickerContent()
  /// None.
  public static let initialValue: Int? = nil

  /// The texts of the options, in order.
  public var options: [String]
  /// Whether the list has a field that finds options by their text.
  public var isSearchable: Bool

  /// Makes the content.
  public init(options: [String] = [], isSearchable: Bool = false) {
    self.options = options
    self.isSearchable = isSearchable
  }

  /// Wide enough for any option, so that it does not change with the choice.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    measurer.extents(of: .picker, around: options, canBeCut: false)
  }
}
