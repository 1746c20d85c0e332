import AlidadeRender

/// The environment key for the image loader; `nil` for the loader of the host, which loads files.
public enum ImageLoading: EnvironmentKey {
  /// The loader of the host.
  public static let defaultValue: ImageLoader? = nil
}

/// The decoder and the display scale with which a host shows images.
struct ImageDisplay: Equatable, Sendable {
  let decoder: any ImageDecoder
  let loader: ImageLoader
  /// The number of pixels per point.
  var scale: Double

  static func == (one: ImageDisplay, other: ImageDisplay) -> Bool {
    one.decoder === other.decoder && one.loader == other.loader && one.scale == other.scale
  }
}

/// The environment key of the host's image display; `nil` in a tree without a host.
enum ImageDisplayKey: EnvironmentKey {
  static let defaultValue: ImageDisplay? = nil
}

extension Context {
  /// Returns the request for an image in the environment's loader; `nil` in a tree without a host.
  ///
  /// - Parameters:
  ///   - location: the place of the image.
  ///   - target: returns the space that the image is decoded for, from the number of pixels per
  ///     point; `nil` to find only the size of the image.
  ///   - waitsUntilVisible: `true` if the image isn't decoded until it is visible.
  package func imageRequest(
    _ location: ImageLocation, for target: ((_ scale: Double) -> ImageTarget)?,
    waitsUntilVisible: Bool = false
  ) -> ImageRequest? {
    guard let display = environment(ImageDisplayKey.self) else { return nil }
    let loader = environment(ImageLoading.self) ?? display.loader
    let tree = reference.scope?.updates
    let request = loader.request(
      location, for: target?(display.scale), waitsUntilVisible: waitsUntilVisible,
      distance: tree?.images.withLock(\.distance) ?? 0, decoder: display.decoder)
    tree?.images.withLock { $0.add(request) }
    return request
  }
}
