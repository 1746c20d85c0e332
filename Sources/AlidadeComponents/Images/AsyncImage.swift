import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// An image that is loaded and decoded on other threads, from a file or a URL.
///
/// ```swift
/// AsyncImage(url: author.photo, size: ComponentSize(width: 48, height: 48))
///   .contentMode(.fill)
///   .placeholder { Box(background: .separator) }
/// ```
///
/// The image is decoded at the size at which it is shown. The component shows a placeholder until
/// then, and then the image fades in; if loading fails, the component shows the result of
/// `failure`. A component whose row is recycled never shows the image of another row, because the
/// image is part of its generation, as text is.
///
/// With a given width and height, the component always has that size. Otherwise, it is as large as
/// its placeholder until the size of the image is known, and then as large as an ``Image`` would
/// be. To reserve the space of an image of unknown size, give the component an aspect ratio or an
/// exact size.
///
/// Files are loaded by default. To load images from URLs, provide an ``ImageLoader`` with a fetcher
/// in the environment.
public struct AsyncImage: Component {
  /// The reason why an image can't be shown, with an action to try again.
  public struct Failure: Sendable {
    /// The error of the fetcher or the decoder.
    public let error: ImageError
    /// Loads the image again.
    public let retry: Action<Void>
  }

  let location: ImageLocation
  let label: String?
  let requestedSize: ComponentSize
  var mode = ContentMode.fit
  var placeholder: AnyComponent?
  var failure: (@Sendable (Failure) -> AnyComponent)?
  var fadeDuration = Duration.milliseconds(200)

  /// Creates a component that loads the image at a URL.
  ///
  /// - Parameters:
  ///   - url: the URL, which the fetcher of the environment's ``ImageLoader`` understands.
  ///   - label: a description of the image; `nil` if it is decorative.
  ///   - size: the size of the component; an extent without a value follows the image.
  public init(url: String, label: String? = nil, size: ComponentSize = ComponentSize()) {
    self.init(.url(url), label, size)
  }

  /// Creates a component that loads the image in a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - label: a description of the image; `nil` if it is decorative.
  ///   - size: the size of the component; an extent without a value follows the image.
  public init(file path: String, label: String? = nil, size: ComponentSize = ComponentSize()) {
    self.init(.file(path), label, size)
  }

  /// Creates a component that decodes a picture, such as one that was pasted.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - label: a description of the image; `nil` if it is decorative.
  ///   - size: the size of the component; an extent without a value follows the image.
  public init(_ picture: Picture, label: String? = nil, size: ComponentSize = ComponentSize()) {
    self.init(.picture(picture), label, size)
  }

  private init(_ location: ImageLocation, _ label: String?, _ size: ComponentSize) {
    self.location = location
    self.label = label
    requestedSize = size
  }

  /// Returns this image with a different content mode.
  public func contentMode(_ mode: ContentMode) -> AsyncImage {
    var image = self
    image.mode = mode
    return image
  }

  /// Returns this image with a different fade-in duration; the default is 0.2 seconds.
  ///
  /// Only an image that appears after its placeholder was shown fades in. An image from the
  /// cache doesn't, and no image does if the desktop turns animations off.
  ///
  /// - Parameter duration: the duration; zero or less shows the image immediately.
  public func fadeDuration(_ duration: Duration) -> AsyncImage {
    var image = self
    image.fadeDuration = duration
    return image
  }

  /// Returns this image with content to show until it is loaded; by default, there is none.
  ///
  /// - Parameter content: the components, which fill the space of the image; several form a column.
  public func placeholder(@ComponentBuilder content: () -> ComponentList) -> AsyncImage {
    var image = self
    image.placeholder = AnyComponent(content())
    return image
  }

  /// Returns this image with content to show if it can't be loaded; by default, the placeholder
  /// stays.
  ///
  /// - Parameter content: returns the components for a failure; called on any thread.
  public func failure(
    @ComponentBuilder content: @escaping @Sendable (Failure) -> ComponentList
  ) -> AsyncImage {
    var image = self
    image.failure = { AnyComponent(content($0)) }
    return image
  }

  /// The image, its placeholder or its failure.
  public func body(_ context: Context<NoState>) -> some Component {
    let range = requestedSize.range
    if range.min == range.max {
      ImageSlot(of: self, request: request(range.max, context))
    } else {
      sizedByContent(context)
    }
  }

  private func sizedByContent(_ context: Context<NoState>) -> LayoutReader {
    LayoutReader { space -> ComponentList in
      slot(in: space.intersection(requestedSize.range), context)
    }
  }

  /// Returns the component for a range; the size of the image is needed if the range isn't exact.
  private func slot(in range: SizeRange, _ context: Context<NoState>) -> ImageSlot {
    if range.min == range.max {
      return ImageSlot(of: self, request: request(range.max, context, step: AsyncImage.step))
    }
    let sizing = context.imageRequest(location, for: nil)
    guard let sizing, let natural = context.read(sizing.phase, { $0.naturalSize }) else {
      return ImageSlot(of: self, request: sizing)
    }
    let size = range.clamp(Image.fitted(natural, in: range))
    // A parent requests the natural size in an unbounded range before it proposes another range.
    let isUnbounded = range.max.width.isInfinite && range.max.height.isInfinite
    let request = request(size, context, step: AsyncImage.step, waitsUntilVisible: isUnbounded)
    return ImageSlot(of: self, request: request, sizing: sizing)
  }

  private func request(
    _ size: Size, _ context: Context<NoState>, step: Int = 1, waitsUntilVisible: Bool = false
  ) -> ImageRequest? {
    context.imageRequest(
      location, for: { ImageTarget(size: size, mode: mode, scale: $0, step: step) },
      waitsUntilVisible: waitsUntilVisible)
  }

  /// The number of pixels to whose multiples the sizes of images are rounded if they follow the
  /// space, so that an image isn't decoded for each width of a window that is being resized.
  private static let step = 64
}

extension AsyncImage: Equatable {
  /// Returns `true` if both components are equal; components with content for a failure never are,
  /// because closures can't be compared.
  public static func == (one: AsyncImage, other: AsyncImage) -> Bool {
    one.failure == nil && other.failure == nil && one.location == other.location
      && one.label == other.label && one.requestedSize == other.requestedSize
      && one.mode == other.mode
      && one.fadeDuration == other.fadeDuration
      && one.placeholder == other.placeholder
  }
}
