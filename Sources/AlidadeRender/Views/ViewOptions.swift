/// The common attributes of a view; a `nil` field produces no attribute.
///
/// A view keeps its identity when the background color, the opacity, the clip, the border, the
/// corner radius, the shadow, the transform or the cell is no longer set, and then looks like a
/// view without that option. The other attributes can't be unapplied, so each of these fields that
/// is set becomes part of the view's attribute shape.
public struct ViewOptions: Hashable, Sendable {
  /// The color behind the content.
  public var backgroundColor: Color?
  /// The color of symbolic icons and of the accents of controls, such as the track of a switch that
  /// is on, in the view and its descendants.
  ///
  /// If a view and its ancestors set several tint colors, the nearest one applies. An icon with its
  /// own tint keeps that tint. Text, images and other views keep their colors. Controls have the
  /// accent color of the toolkit if neither they nor their ancestors set a tint color.
  public var tintColor: Color?
  /// The way that the image or the video of the view fits into its frame.
  ///
  /// It replaces the mode of the view's ``ImageContent``. Views that show neither an image nor a
  /// video ignore it.
  public var contentMode: ContentMode?
  /// The opacity of the view and its descendants, from 0 to 1.
  public var alpha: Double?
  /// A Boolean value that is `true` if the content and the subviews are clipped to the frame; the
  /// shadow isn't.
  public var clipsToBounds: Bool?
  /// The rectangle to which the view and everything in it are clipped, which can be animated.
  public var clip: ViewClip?
  /// The line around the view.
  public var border: Border?
  /// The corner radius, in points.
  public var cornerRadius: Double?
  /// The shadow of the view.
  public var shadow: Shadow?
  /// The transform that the view is painted with.
  public var transform: ViewTransform?
  /// The text that is shown while the pointer rests on the view.
  public var tooltip: String?
  /// A Boolean value that is `true` if the view and its descendants respond to the pointer and
  /// keyboard.
  public var isInteractive: Bool?
  /// The description of the view for assistive technologies.
  public var accessibility: Accessibility?
  /// The cell of a table that the view shows, for assistive technologies.
  public var cell: AccessibilityCell?

  /// Creates options; omitted options produce no attribute.
  public init(
    backgroundColor: Color? = nil, tintColor: Color? = nil, contentMode: ContentMode? = nil,
    alpha: Double? = nil, clipsToBounds: Bool? = nil, clip: ViewClip? = nil, border: Border? = nil,
    cornerRadius: Double? = nil, shadow: Shadow? = nil, transform: ViewTransform? = nil,
    tooltip: String? = nil, isInteractive: Bool? = nil, accessibility: Accessibility? = nil,
    cell: AccessibilityCell? = nil
  ) {
    self.backgroundColor = backgroundColor
    self.tintColor = tintColor
    self.contentMode = contentMode
    self.alpha = alpha
    self.clipsToBounds = clipsToBounds
    self.clip = clip
    self.border = border
    self.cornerRadius = cornerRadius
    self.shadow = shadow
    self.transform = transform
    self.tooltip = tooltip
    self.isInteractive = isInteractive
    self.accessibility = accessibility
    self.cell = cell
  }

  /// Returns the options that are set, as attributes for any type of view.
  public func viewAttributes<View>() -> [ViewAttribute<View>] {
    var attributes: [ViewAttribute<View>] = []
    func add(_ meaning: AttributeMeaning, _ option: ViewOption?) {
      if let option { attributes.append(ViewAttribute(option: option, meaning)) }
    }
    add(.backgroundColor, backgroundColor.map(ViewOption.backgroundColor))
    add(.tintColor, tintColor.map(ViewOption.tintColor))
    add(.contentMode, contentMode.map(ViewOption.contentMode))
    add(.alpha, alpha.map(ViewOption.alpha))
    add(.clipsToBounds, clipsToBounds.map(ViewOption.clipsToBounds))
    add(.clip, clip.map(ViewOption.clip))
    add(.border, border.map(ViewOption.border))
    add(.cornerRadius, cornerRadius.map(ViewOption.cornerRadius))
    add(.shadow, shadow.map(ViewOption.shadow))
    add(.transform, transform.map(ViewOption.transform))
    add(.tooltip, tooltip.map(ViewOption.tooltip))
    add(.isInteractive, isInteractive.map(ViewOption.isInteractive))
    add(.accessibility, accessibility.map(ViewOption.accessibility))
    add(.cell, cell.map { ViewOption.cell($0) })
    return attributes
  }
}

extension ViewAttribute {
  fileprivate init(option: ViewOption, _ meaning: AttributeMeaning) {
    self.init(
      erased: AnyViewAttribute(
        meaning: meaning,
        operations: ValueAttribute<any NativeView, ViewOption>(
          value: option, applicator: { view, option in view.apply(option) },
          unapplicator: { view, option in
            if let initial = option.initial { view.apply(initial) }
          },
          updater: { view, _, option in view.apply(option) })))
  }
}

extension ViewOption {
  /// The value of a view for which no option sets the property; `nil` if the property can't be
  /// unset.
  fileprivate var initial: ViewOption? {
    switch self {
    case .backgroundColor: MotionProperty.backgroundColor.initial
    case .alpha: MotionProperty.alpha.initial
    case .clip: MotionProperty.clip.initial
    case .border: MotionProperty.border.initial
    case .cornerRadius: MotionProperty.cornerRadius.initial
    case .shadow: MotionProperty.shadow.initial
    case .transform: MotionProperty.transform.initial
    case .cell: .cell(nil)
    default: nil
    }
  }
}

extension AttributeMeaning {
  private init(
    option identifier: AttributeIdentifier, _ abilities: AnyViewAttribute.Abilities = .update
  ) {
    self.init(
      identifier, view: (any NativeView).self,
      types: ObjectIdentifier(ValueAttribute<any NativeView, ViewOption>.self),
      abilities: abilities, at: nil)
  }

  /// Creates the meaning of an option without which a view has a value, too.
  private init(animatedOption identifier: AttributeIdentifier) {
    self.init(option: identifier, [.update, .unapply])
  }

  static let backgroundColor = AttributeMeaning(animatedOption: "alidade.backgroundColor")
  fileprivate static let tintColor = AttributeMeaning(option: "alidade.tintColor")
  fileprivate static let contentMode = AttributeMeaning(option: "alidade.contentMode")
  static let alpha = AttributeMeaning(animatedOption: "alidade.alpha")
  static let clipsToBounds = AttributeMeaning(option: "alidade.clipsToBounds")
  static let clip = AttributeMeaning(animatedOption: "alidade.clip")
  static let border = AttributeMeaning(animatedOption: "alidade.border")
  static let cornerRadius = AttributeMeaning(animatedOption: "alidade.cornerRadius")
  static let shadow = AttributeMeaning(animatedOption: "alidade.shadow")
  static let transform = AttributeMeaning(animatedOption: "alidade.transform")
  fileprivate static let cell = AttributeMeaning(
    option: "alidade.cell", [.update, .unapply])
  fileprivate static let tooltip = AttributeMeaning(option: "alidade.tooltip")
  fileprivate static let isInteractive = AttributeMeaning(option: "alidade.isInteractive")
  static let accessibility = AttributeMeaning(option: "alidade.accessibility")
}
