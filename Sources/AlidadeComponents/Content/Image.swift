import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A picture: from a file, an icon of the toolkit's theme, or pixels.
///
/// It is as large as the picture unless told otherwise. A picture without a label is decoration,
/// and assistive technologies pass over it.
public struct Image: LayoutComponent, Equatable {
  /// The picture and how it is shown.
  public var content: ImageContent
  /// What the picture shows, in words.
  public var label: String?
  private var wished: ComponentSize

  /// Makes a component that shows a picture.
  ///
  /// - Parameters:
  ///   - source: where the picture comes from.
  ///   - label: what it shows, in words; `nil` for decoration.
  ///   - size: the size to show it in; what is not given follows the picture.
  public init(_ source: ImageSource, label: String? = nil, size: ComponentSize = ComponentSize()) {
    content = ImageContent(source)
    self.label = label
    wished = size
  }

  /// Makes a component that shows an icon in a square of `size` points.
  public init(icon name: String, size: Double = 16, label: String? = nil) {
    self.init(.icon(name), label: label, size: ComponentSize(width: size, height: size))
  }

  /// Makes a component that shows the picture in a file.
  public init(file path: String, label: String? = nil, size: ComponentSize = ComponentSize()) {
    self.init(.file(path), label: label, size: size)
  }

  /// The same picture, filling its frame in another way.
  public func contentMode(_ mode: ContentMode) -> Image {
    var image = self
    image.content.mode = mode
    return image
  }

  /// The same icon in another color.
  public func tint(_ color: Color) -> Image {
    var image = self
    image.content.tint = color
    return image
  }

  /// The extents that were wished for exactly.
  public var layoutTraits: LayoutTraits { LayoutTraits(fixedAxes: wished.fixedAxes) }

  /// The view that shows the picture.
  public func view() -> ViewConfiguration? {
    let accessibility = Accessibility(label: label, isHidden: label == nil)
    return ViewConfiguration(
      .image(),
      attributes: [
        ViewAttribute(
          .imageContent, content, unapplicator: { view, _ in view.imageContent = nil },
          updater: { view, _, content in view.imageContent = content }, isReleasedInPool: true
        ) { view, content in view.imageContent = content }
      ] + ViewOptions(accessibility: accessibility).viewAttributes())
  }

  /// Takes the size that was wished for, completed by the picture's own shape.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let own = range.intersection(wished.range)
    if own.min == own.max { return ComponentLayout(size: own.min) }
    let natural = context.measurer.naturalSize(of: content.source) ?? .zero
    return ComponentLayout(size: own.clamp(Image.fitted(natural, in: own)))
  }

  /// The extent that was wished for exactly; a picture can be made as small as one likes.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double { wished.fixedAxes.contains(Axis.Set(axis)) ? wished.range.min[axis] : 0 }

  /// Keeps the shape of the picture when one extent is given or too small for it.
  private static func fitted(_ natural: Size, in range: SizeRange) -> Size {
    guard natural.width > 0, natural.height > 0 else { return natural }
    let width = min(max(natural.width, range.min.width), range.max.width)
    let height = min(max(natural.height, range.min.height), range.max.height)
    let scale =
      range.min.height == range.max.height
      ? height / natural.height
      : range.min.width == range.max.width
        ? width / natural.width : min(width / natural.width, height / natural.height)
    return Size(width: natural.width * scale, height: natural.height * scale)
  }
}

extension AttributeIdentifier {
  static let imageContent: AttributeIdentifier = "alidade.image"
}
