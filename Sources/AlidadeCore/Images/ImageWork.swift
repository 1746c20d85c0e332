import AlidadeLayout
import AlidadeRender

/// The images that are requested, and the work for them.
///
/// An image is loaded once for all sizes, and then decoded for each size that is requested. Images
/// in sight come before those that are only prepared, of these the nearer ones first, and those that were
/// requested earlier come before later ones. Work for an image out of sight is put off if one in sight waits for it.
struct ImageWork: ~Copyable {
  /// An encoded image, with the requests for it.
  struct Source {
    let location: ImageLocation
    let decoder: any ImageDecoder
    var naturalSize: Size?
    /// The encoded image, while there is something to decode.
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
    /// The space that the image is decoded for; `nil` if only its size is of interest.
    let target: ImageTarget?
    /// A Boolean value that is `true` if nothing is decoded before the image is in sight.
    var waitsForSight: Bool
    /// The number of components in sight that show the image.
    var shownCount = 0
    /// The position among the requests that are in sight, or among the others.
    var order: Int
    /// The distance of the nearest component that shows the image from what the reader sees.
    var distance: Int
    var image: DecodedImage?
    /// The same image in another size, which is released when this one is decoded.
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

    /// A Boolean value that is `true` if the image isn't being decoded, and should be.
    var isWaiting: Bool {
      image == nil && decoding == nil && target != nil && (shownCount > 0 || !waitsForSight)
    }
  }

  /// A failure, which is remembered while there are no requests for its source.
  struct Failure {
    let error: ImageError
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
  private var naturalSizes: [ImageKey: Size] = [:]
  private var lastNumber = 0

  /// The files that wait to be loaded.
  var waitingFiles = ImageQueue()
  /// The URLs that wait to be loaded.
  var waitingURLs = ImageQueue()
  /// The requests that wait to be decoded.
  var waitingDecodings = ImageQueue()
  /// The sources whose bytes are in memory, because they are being decoded or wait for that.
  var held: Set<ImageKey> = []
  /// The sources that are being loaded.
  var loads: Set<ImageKey> = []
  /// The numbers of the pieces of work that decode; those of withdrawn requests count until they
  /// end.
  var decodings: Set<Int> = []
  /// The tasks to cancel outside of locks.
  var canceledTasks: [Task<Void, Never>] = []
  /// Objects that must be released outside of locks, because releasing them can run other code.
  var garbage: [any Sendable] = []
  /// The tasks that have not ended, by the numbers of their pieces of work; a task ends after its
  /// result is published.
  var tasks: [Int: (location: ImageLocation, task: Task<Void, Never>)] = [:]
  /// The phases to publish outside of locks.
  var publications: [(ImageRequest, ImagePhase)] = []

  init(_ limits: ImageLoader.Limits) {
    self.limits = limits
    cache = ImageCache(limit: limits.cachedByteCount)
  }

  /// Returns a number that is larger than all before.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Remembers the size of an image.
  mutating func note(_ size: Size, of key: ImageKey) {
    if naturalSizes.count >= ImageWork.memory { naturalSizes = [:] }
    naturalSizes[key] = size
  }

  /// Returns the size of an image that was loaded before.
  func naturalSize(of key: ImageKey) -> Size? { naturalSizes[key] }

  /// Remembers that an attempt to load an image failed.
  mutating func note(_ error: ImageError, of key: ImageKey) {
    if failures.count >= ImageWork.memory { failures = [:] }
    failures[key] = Failure(error: error, attempts: (failures[key]?.attempts ?? 0) + 1)
  }

  /// Notes the phase of each unfinished request for a source, to be published.
  mutating func publish(_ key: ImageKey) {
    guard let source = sources[key] else { return }
    for (number, request) in source.requests where request.image == nil {
      publish(number, for: key)
    }
  }

  /// Notes the phase of a request, to be published.
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
