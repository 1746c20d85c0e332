import AlidadeCore
import AlidadeRender

/// The place of an image that is being loaded: the image, its placeholder or its failure.
struct ImageSlot: ControllerProviding, Equatable {
  private let image: AsyncImage
  /// The request; `nil` in a tree without a host.
  private let request: ImageRequest?
  /// The request for the size of the image, retained because its result was used.
  private let sizing: ImageRequest?

  init(of image: AsyncImage, request: ImageRequest?, sizing: ImageRequest? = nil) {
    self.image = image
    self.request = request
    self.sizing = sizing
  }

  func body(_ context: Context<NoState>) -> some Component {
    let phase = request.map { context.read($0.phase) { $0 } } ?? .waiting
    if let decoded = phase.image ?? phase.substitute {
      Image(.decoded(decoded), label: image.label, size: image.requestedSize).contentMode(
        image.mode
      )
      .fading(in: image.fadeDuration, request)
    } else {
      ImageFrame(
        naturalSize: phase.naturalSize, requestedSize: image.requestedSize, label: image.label,
        request: request, content: content(phase))
    }
  }

  private func content(_ phase: ImagePhase) -> AnyComponent? {
    guard let error = phase.error, let failure = image.failure else { return image.placeholder }
    return failure(.init(error: error, retry: Action { [request] in request?.retry() }))
  }

  /// The controller that informs the loader which images are visible.
  final class Controller: ComponentController<ImageSlot> {
    private var shown: ImageRequest?

    override func didMount() { show(component.request) }

    override func didUpdate(from older: ImageSlot) { show(component.request) }

    override func didUnmount() { show(nil) }

    override func invalidate() { show(nil) }

    private func show(_ request: ImageRequest?) {
      if request == shown { return }
      // The new request comes first, so that the rank of the same image at another size doesn't
      // drop in between.
      request?.didAppear()
      shown?.didDisappear()
      shown = request
    }
  }
}
