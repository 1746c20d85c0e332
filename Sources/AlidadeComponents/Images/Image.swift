import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A picture from a file, an icon of the toolkit's theme, or pixels.
///
/// By default, the component is as large as the picture. If the theme has a mirrored icon for
/// right-to-left layouts, such as an arrow, it is shown there. A picture without a label is
/// decorative, and assistive technologies skip it.
public struct Image: LayoutComponent, Equatable {
  /// The picture, its content mode and its tint.
  public var content: ImageContent
  /// A description of the picture.
  public var label: String?
  private var requestedSize: ComponentSize
  private var entrance: ImageEntrance?

  /// Creates a component that shows a picture.
  ///
  /// - Parameters:
  ///   - source: the source of the picture.
  ///   - label: a description of the picture; `nil` if it is decorative.
  ///   - size: the size of the component; an extent without a value follows the picture.
  public init(_ source: ImageSource, label: String? = nil, size: ComponentSize = ComponentSize()) {
    content = ImageContent(source)
    self.label = label
    requestedSize = size
  }

  /// Creates a component that shows an icon in a square of `size` points.
  public init(icon name: String, size: Double = 16, label: String? = nil) {
    self.init(.icon(name), label: label, size: ComponentSize(width: size, height: size))
  }

  /// Creates a component that shows the picture in a file.
  public init(file path: String, label: String? = nil, size: ComponentSize = ComponentSize()) {
    self.init(.file(path), label: label, size: size)
  }

  /// Returns this image with a different content mode.
  public func contentMode(_ mode: ContentMode) -> Image {
    var image = self
    image.content.mode = mode
    return image
  }

  /// Returns this icon in a different color.
  public func tint(_ color: Color) -> Image {
    var image = self
    image.content.tint = color
    return image
  }

  /// Returns a copy of this picture that fades in if the user has seen its place without it.
  func fading(in duration: Duration, _ request: ImageRequest?) -> Image {
    var image = self
    image.entrance = request.map { ImageEntrance(request: $0, duration: duration) }
    return image
  }

  /// The layout behavior, which fixes the axes with an exact extent.
  public var layoutBehavior: LayoutBehavior { LayoutBehavior(fixedAxes: requestedSize.fixedAxes) }

  /// Returns the configuration of the view that shows the picture.
  public func view() -> ViewConfiguration? { configuration(of: content) }

  private func configuration(of content: ImageContent) -> ViewConfiguration {
    let accessibility = Accessibility(label: label, isHidden: label == nil)
    var attributes = [
      ViewAttribute<any ImageView>(
        .imageContent, content, unapplicator: { view, _ in view.imageContent = nil },
        updater: { view, _, content in view.imageContent = content }, isReleasedInPool: true
      ) { view, content in view.imageContent = content }
    ]
    if let entrance { attributes.append(entrance.attribute) }
    return ViewConfiguration(
      .image(), attributes: attributes + ViewOptions(accessibility: accessibility).viewAttributes())
  }

  /// Returns the requested size, completed to match the picture's aspect ratio.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let own = range.intersection(requestedSize.range)
    let isFixed = own.min == own.max
    if isFixed, !content.source.isFile {
      return ComponentLayout(size: own.min, view: mirroredView(context.direction))
    }
    // Ask for the size of a file even if it isn't needed, so that the backend can decode the file
    // before it is mounted.
    let natural = context.measurer.naturalSize(of: content.source) ?? .zero
    if isFixed { return ComponentLayout(size: own.min) }
    return ComponentLayout(
      size: own.clamp(Image.fitted(natural, in: own)), view: mirroredView(context.direction))
  }

  /// Returns the view of an icon in a layout whose direction isn't that of the content; otherwise
  /// `nil`.
  private func mirroredView(_ direction: LayoutDirection) -> ViewConfiguration? {
    guard case .icon = content.source, direction != content.direction else { return nil }
    var mirrored = content
    mirrored.direction = direction
    return configuration(of: mirrored)
  }

  /// Returns the exact extent, if there is one; otherwise zero, because a picture can shrink to any
  /// size.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    requestedSize.fixedAxes.contains(Axis.Set(axis)) ? requestedSize.range.min[axis] : 0
  }

  /// Returns the largest size with the picture's aspect ratio, following an extent that is fixed.
  static func fitted(_ natural: Size, in range: SizeRange) -> Size {
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

extension ImageSource {
  fileprivate var isFile: Bool {
    if case .file = self { true } else { false }
  }
}

extension AttributeIdentifier {
  static let imageContent: AttributeIdentifier = "alidade.image"
}
