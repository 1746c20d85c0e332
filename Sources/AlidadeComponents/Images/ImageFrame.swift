import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The frame of an image that isn't shown yet, with other content in it.
struct ImageFrame: LayoutComponent, ControllerProviding, Equatable {
  /// The size of the image in points; `nil` if it isn't known.
  private let naturalSize: Size?
  private let requestedSize: ComponentSize
  private let label: String?
  /// The request for the image; `nil` in a tree without a host.
  private let request: ImageRequest?
  let children: [AnyComponent]

  init(
    naturalSize: Size?, requestedSize: ComponentSize, label: String?, request: ImageRequest?,
    content: AnyComponent?
  ) {
    self.naturalSize = naturalSize
    self.requestedSize = requestedSize
    self.label = label
    self.request = request
    children = content.map { [$0] } ?? []
  }

  var layoutBehavior: LayoutBehavior {
    LayoutBehavior(treatsGroupsAsOneChild: true, fixedAxes: requestedSize.fixedAxes)
  }

  /// Returns a view with the image's description; `nil` if the image is decorative.
  func view() -> ViewConfiguration? {
    guard let label else { return nil }
    return ViewConfiguration(
      .container(role: .image),
      attributes: ViewOptions(accessibility: Accessibility(label: label)).viewAttributes())
  }

  /// Returns the size that the image will have or, if that isn't known, the size of the content.
  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let own = range.intersection(requestedSize.range)
    let size = size(children.first, in: own)
    let content = children.first.map { $0.layout(in: SizeRange(exactly: size)) }
    return ComponentLayout(size: size, placements: content.map { [.init($0, at: .zero)] } ?? [])
  }

  private func size(_ child: LayoutChild?, in range: SizeRange) -> Size {
    if range.min == range.max { return range.min }
    if let naturalSize { return range.clamp(Image.fitted(naturalSize, in: range)) }
    return child?.layout(in: range).size ?? range.min
  }

  /// Returns the exact extent, if there is one; otherwise zero, as for the image.
  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    requestedSize.fixedAxes.contains(Axis.Set(axis)) ? requestedSize.range.min[axis] : 0
  }

  /// The controller that informs the request that the user sees the place of the image without the
  /// image.
  final class Controller: ComponentController<ImageFrame> {
    private var awaited: ImageRequest?

    override func didMount() { wait(for: component.request) }

    override func didUpdate(from older: ImageFrame) { wait(for: component.request) }

    // When the image replaces it, this method is called after the image has its view.
    override func didUnmount() { wait(for: nil) }

    private func wait(for request: ImageRequest?) {
      if request == awaited { return }
      request?.missingCount += 1
      awaited?.missingCount -= 1
      awaited = request
    }
  }
}
