import AlidadeLayout
import AlidadeRender

/// The requested images, and the work for them.
///
/// An image is loaded once for all sizes, and then decoded for each requested size. Visible images
/// come before those that are only prepared. Among prepared images, nearer ones come first, and
/// among the rest, earlier requests come first. Work for an image that isn't visible is postponed
/// if a visible image is waiting.
struct ImageWork: ~Copyable {
  /// An encoded image, with the requests for it.
  struct Source {
    let location: ImageLocation
    let decoder: any ImageDecoder
    var naturalSize: Size?
    /// The encoded image, as long as it has to be decoded; for an image at a URL that the cache
    /// doesn't keep, until it was decoded once.
    var encoded: EncodedImage?
    var error: ImageError?
    /// The number of the piece of work that loads the source; `nil` if there is none.
    var loading: Int?
    var requests: [Int: Request] = [:]
    /// The rank with which the source waits to be loaded; `nil` if it doesn't wait.
    var turn: ImageQueue.Rank?
  }

  /// A request for a source in one size.
  struct Request {
    /// The object that components retain; it withdraws the request when it is released.
    weak var object: ImageRequest?
    /// The space that the image is decoded for; `nil` if only its size is needed.
    let target: ImageTarget?
    /// A Boolean value that is `true` if nothing is decoded until the image is visible.
    var waitsUntilVisible: Bool
    /// The number of visible components that show the image.
    var shownCount = 0
    /// The position among the visible requests, or among the others.
    var order: Int
    /// The distance of the nearest component that shows the image from the visible content.
    var distance: Int
    var image: DecodedImage?
    /// The same image at another size, which is released when the image is decoded.
    var substitute: DecodedImage?
    /// The number of the piece of work that decodes the image; `nil` if there is none.
    var decoding: Int?
    /// The rank with which the request waits to be decoded; `nil` if it doesn't wait.
    var turn: ImageQueue.Rank?
    /// The number of phases before this one.
    var phaseNumber = 0

    var rank: ImageQueue.Rank {
      let isShown = shownCount > 0
      return ImageQueue.Rank(isShown: isShown, distance: isShown ? 0 : distance, order: order)
    }

    /// A Boolean value that is `true` if the image should be decoded, but isn't being decoded yet.
    var isWaiting: Bool {
      image == nil && decoding == nil && target != nil && (shownCount > 0 || !waitsUntilVisible)
    }
  }

  /// The failures to load or decode an image since it was last decoded, which are remembered while
  /// there are no requests for its source.
  struct Failure {
    /// The last error; `nil` if the image was loaded after it.
    var error: ImageError?
    var attempts: Int
  }

  /// A piece of work to begin.
  enum Step: Sendable {
    case load(ImageKey, ImageLocation, any ImageDecoder)
    case decode(ImageKey, request: Int, EncodedImage, ImageTarget, any ImageDecoder)
  }

  let limits: ImageLoader.Limits
  var sources: [ImageKey: Source] = [:]
  var cache: ImageCache
  var failures: [ImageKey: Failure] = [:]
  /// The sizes of files and of images at URLs, which are small; those of pictures in memory are in
  /// the cache.
  private var naturalSizes: [ImageKey: Size] = [:]
  private var lastNumber = 0

  /// The files that wait to be loaded.
  var waitingFiles = ImageQueue()
  /// The URLs that wait to be loaded.
  var waitingURLs = ImageQueue()
  /// The requests that wait to be decoded.
  var waitingDecodings = ImageQueue()
  /// The sources whose bytes are in memory, because they are being decoded or are waiting to be
  /// decoded, or will be decoded and aren't in the cache.
  var held: Set<ImageKey> = []
  /// The sources that are being loaded.
  var loads: Set<ImageKey> = []
  /// The numbers of the pieces of work that decode; work for withdrawn requests counts until it
  /// ends.
  var decodings: Set<Int> = []
  /// The tasks to cancel outside locks.
  var canceledTasks: [Task<Void, Never>] = []
  /// Objects that must be released outside locks, because releasing them can run other code.
  var garbage: [any Sendable] = []
  /// The tasks that have not ended, by the numbers of their pieces of work; a task ends after its
  /// result is published.
  var tasks: [Int: (location: ImageLocation, task: Task<Void, Never>)] = [:]
  /// The phases to publish outside locks.
  var publications: [(ImageRequest, ImagePhase)] = []

  init(_ limits: ImageLoader.Limits) {
    self.limits = limits
    cache = ImageCache(limit: limits.cachedByteCount)
  }

  /// Returns a number that is larger than all previous ones.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Stores the size of an image.
  mutating func note(_ size: Size, of key: ImageKey) {
    if key.isPicture {
      garbage += cache.add(size, of: key)
      return
    }
    if naturalSizes.count >= ImageWork.memory { naturalSizes = [:] }
    naturalSizes[key] = size
  }

  /// Returns the size of an image that was loaded before.
  mutating func naturalSize(of key: ImageKey) -> Size? {
    key.isPicture ? cache.size(of: key) : naturalSizes[key]
  }

  /// Records that an attempt to load an image failed.
  ///
  /// A failure of a picture in memory isn't remembered without requests, because that would keep
  /// the picture in memory.
  mutating func note(_ error: ImageError, of key: ImageKey) {
    if key.isPicture { return }
    if failures.count >= ImageWork.memory { failures = [:] }
    failures[key] = Failure(error: error, attempts: (failures[key]?.attempts ?? 0) + 1)
  }

  /// Enqueues the phase of each unfinished request for a source for publication.
  mutating func publish(_ key: ImageKey) {
    guard let source = sources[key] else { return }
    for (number, request) in source.requests where request.image == nil {
      publish(number, for: key)
    }
  }

  /// Enqueues the phase of a request for publication.
  mutating func publish(_ number: Int, for key: ImageKey) {
    sources[key]?.requests[number]?.phaseNumber += 1
    // The object must not be released here, so it is the last condition.
    guard let phase = phase(of: number, for: key),
      let object = sources[key]?.requests[number]?.object
    else { return }
    publications.append((object, phase))
  }

  /// Returns the phase of a request.
  func phase(of number: Int, for key: ImageKey) -> ImagePhase? {
    guard let source = sources[key], let request = source.requests[number] else { return nil }
    return ImagePhase(
      naturalSize: source.naturalSize, image: request.image, substitute: request.substitute,
      error: request.image == nil ? source.error : nil, number: request.phaseNumber)
  }

  /// The number of sizes and failures that are remembered.
  private static let memory = 10_000
}
