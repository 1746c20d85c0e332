/// A request for an image at the size of its views, shared by all components that show it.
///
/// Components retain the request. When the last of them is released, the work for it is canceled.
/// Therefore, a row that was scrolled away doesn't delay the visible rows.
package final class ImageRequest: Sendable {
  /// The progress of the request; a component that reads it is rebuilt when it changes.
  package let phase: Store<ImagePhase>

  /// The number of visible places where the image is still missing.
  @MainActor package var missingCount = 0

  let number: Int
  private let key: ImageKey
  private let loader: ImageLoader

  init(_ number: Int, for key: ImageKey, in phase: ImagePhase, _ loader: ImageLoader) {
    self.number = number
    self.key = key
    self.loader = loader
    self.phase = Store(phase)
  }

  deinit {
    loader.withdraw(number, for: key)
  }

  /// Records that a component that shows the image has appeared, so that the image comes before
  /// images that aren't visible.
  ///
  /// If an earlier attempt to load it failed, another one is made, within the loader's limits.
  package func didAppear() { loader.didAppear(number, for: key) }

  /// Records that a component that shows the image has disappeared.
  package func didDisappear() { loader.didDisappear(number, for: key) }

  /// The identity of the loader, whose requests are ordered together.
  var loaderIdentity: ObjectIdentifier { ObjectIdentifier(loader) }

  /// Records the distances from the visible content of the components that show the images of some
  /// requests of the same loader.
  func order(_ requests: [(request: ImageRequest, distance: Int)]) {
    loader.order(requests.map { ($0.request.number, $0.request.key, $0.distance) })
  }

  /// Makes another attempt after a failure.
  package func retry() { loader.retry(key) }

  /// Publishes a phase, unless a later one was published.
  func publish(_ phase: ImagePhase) {
    self.phase.update { if $0.number < phase.number { $0 = phase } }
  }
}

extension ImageRequest: Equatable {
  /// Returns `true` if both requests are the same object.
  package static func == (one: ImageRequest, other: ImageRequest) -> Bool { one === other }
}
