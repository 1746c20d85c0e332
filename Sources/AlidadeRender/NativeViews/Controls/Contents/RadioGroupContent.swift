import AlidadeLayout

/// What a group of radio buttons shows beside which of them is chosen.
public struct RadioGroupContent: ControlContent {
  /// The index of the button that is chosen; `nil` for none.
  public typealias Value = Int?

  /// A group of radio buttons.
  public static let kind = PortableViewClass.Kind.radioGroup
  /// No buttons.
  public static let initial = RadioGroupContent()
  /// None.
  public static let initialValue: Int? = nil
  /// The distance between two buttons, in points.
  public static let spacing = 6.0

  /// The labels of the buttons, in order.
  public var options: [String]
  /// The axis along which they stand.
  public var axis: Axis

  /// Makes the content.
  public init(options: [String] = [], axis: Axis = .vertical) {
    self.options = options
    self.axis = axis
  }

  /// The buttons one after the other; their labels may be cut off.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    let buttons = options.map { measurer.extents(of: .radioButton, around: [$0]) }
    let gaps = RadioGroupContent.spacing * Double(max(0, buttons.count - 1))
    func total(_ size: (ControlExtents) -> Size) -> Size {
      Size(
        along: axis, main: buttons.reduce(gaps) { $0 + size($1)[axis] },
        cross: buttons.reduce(0) { max($0, size($1)[axis.cross]) })
    }
    return ControlExtents(
      natural: total(\.natural), minimum: total(\.minimum), baseline: buttons.first?.baseline)
  }
}
