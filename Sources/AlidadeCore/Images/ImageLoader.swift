import AlidadeLayout
import AlidadeRender
import Synchronization

/// A loader of the images that components show, with a cache.
///
/// Each host has a loader for files. To load images from URLs, to change the limits, or to share
/// one cache among windows, provide a loader around the components:
///
/// ```swift
/// let images = ImageLoader(fetcher: HTTPImageFetcher())
///
/// Feed().environment(ImageLoading.self, images)
/// ```
///
/// Images are loaded and decoded on other threads, once for all components that show them at the
/// same size. Visible images come first. Images of prepared components, such as the rows near the
/// visible rows of a list, come next, nearest first, even after the scroll direction has changed.
/// When no component needs an image any longer, its work is canceled.
///
/// A failed image isn't loaded again while it stays visible, except by ``retryFailedImages()`` and
/// by the action that a component's failure provides. If the error isn't permanent, the image is
/// loaded again the next time it becomes visible, up to ``Limits/attemptCount`` times.
public final class ImageLoader: Sendable {
  /// The limits of a loader; numbers below 1 count as 1, except that the cache can be
  /// empty.
  public struct Limits: Hashable, Sendable {
    /// The maximum size of the cache of fetched and decoded images, in bytes; 64 MiB by default.
    ///
    /// Images that components show stay in memory even if they don't fit in the cache.
    public var cachedByteCount = 64 << 20
    /// The maximum size of an image at a URL, in bytes; 32 MiB by default.
    public var fetchedByteCount = 32 << 20
    /// The maximum number of images that are loaded at the same time; 6 by default.
    public var fetchCount = 6
    /// The maximum number of images that are decoded at the same time; 2 by default.
    public var decodeCount = 2
    /// The number of unsuccessful attempts after which an image isn't loaded again; 3 by default.
    public var attemptCount = 3

    /// Creates the default limits.
    public init() {}
  }

  private let fetcher: (any ImageFetcher)?
  private let limits: Limits
  private let work: Mutex<ImageWork>

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - fetcher: the source of images at URLs; without one, only files are loaded.
  ///   - limits: the limits of the cache and of concurrent work.
  public init(fetcher: (any ImageFetcher)? = nil, limits: Limits = Limits()) {
    var usable = limits
    usable.fetchCount = max(1, limits.fetchCount)
    usable.decodeCount = max(1, limits.decodeCount)
    usable.attemptCount = max(1, limits.attemptCount)
    usable.fetchedByteCount = max(1, limits.fetchedByteCount)
    usable.cachedByteCount = max(0, limits.cachedByteCount)
    self.fetcher = fetcher
    self.limits = usable
    work = Mutex(ImageWork(usable))
  }

  /// The size of the cache, in bytes; at most the limit.
  public var cachedByteCount: Int { work.withLock { $0.cache.byteCount } }

  /// Removes all images from the cache, for example because memory is short.
  ///
  /// Images that components show stay in memory.
  public func removeCachedImages() {
    change { $0.garbage += $0.cache.removeAll() }
  }

  /// Reloads the images that failed, for example because the network is available again.
  public func retryFailedImages() {
    change { work in
      work.failures = [:]
      for key in work.sources.keys { work.retry(key) }
    }
  }

  // MARK: Requests

  /// Returns the request for an image, and begins to load it.
  ///
  /// - Parameters:
  ///   - location: the place of the image.
  ///   - target: the space that the image is decoded for; `nil` to find only its size.
  ///   - waitsUntilVisible: `true` if the image isn't decoded until it is visible, because the
  ///     target may be much larger than the final one.
  ///   - distance: the distance from the visible content.
  ///   - decoder: the decoder of the backend that shows it.
  package func request(
    _ location: ImageLocation, for target: ImageTarget?, waitsUntilVisible: Bool = false,
    distance: Int = 0, decoder: any ImageDecoder
  ) -> ImageRequest {
    let key = ImageKey(location, decoder: decoder)
    return change {
      $0.request(
        key, target, waitsUntilVisible: waitsUntilVisible, distance: distance, decoder: decoder,
        self)
    }
  }

  /// Reorders requests by the distances of the components that show their images from the visible
  /// content.
  func order(_ requests: [(number: Int, key: ImageKey, distance: Int)]) {
    change { work in
      for request in requests {
        work.setDistance(request.distance, request.number, for: request.key)
      }
    }
  }

  func withdraw(_ number: Int, for key: ImageKey) { change { $0.withdraw(number, for: key) } }

  func didAppear(_ number: Int, for key: ImageKey) { change { $0.didAppear(number, for: key) } }

  func didDisappear(_ number: Int, for key: ImageKey) {
    change { $0.didDisappear(number, for: key) }
  }

  func retry(_ key: ImageKey) { change { $0.retry(key) } }

  // MARK: Work

  /// Changes the work, begins the steps that can begin, and publishes new phases.
  @discardableResult
  private func change<Outcome: Sendable>(
    _ change: (inout ImageWork) -> Outcome
  ) -> Outcome {
    let (outcome, tasks, publications, garbage) = work.withLock { work in
      let outcome = change(&work)
      for (step, number) in work.begin() { work.didBegin(step, number, start(step, number)) }
      defer {
        work.canceledTasks = []
        work.publications = []
        work.garbage = []
      }
      return (outcome, work.canceledTasks, work.publications, work.garbage)
    }
    // All of these can run other code, so do it outside the lock.
    for task in tasks { task.cancel() }
    for (request, phase) in publications { request.publish(phase) }
    withExtendedLifetime(garbage) {}
    return outcome
  }

  private func start(_ step: ImageWork.Step, _ number: Int) -> Task<Void, Never> {
    // Not the priority of the thread that happens to start it.
    Task.detached(priority: .medium) { [self] in
      await run(step, number)
      let ended = work.withLock { $0.tasks.removeValue(forKey: number) }
      withExtendedLifetime(ended) {}
    }
  }

  private func run(_ step: ImageWork.Step, _ number: Int) async {
    switch step {
    case .load(let key, let location, let decoder):
      let result = await load(location, decoder)
      change { $0.didLoad(result, for: key, number) }
    case .decode(let key, let request, let encoded, let target, let decoder):
      // A request that was withdrawn before its turn doesn't need the image.
      if Task.isCancelled { return change { $0.didSkip(request, for: key, number) } }
      let result = await ImageLoader.onThread {
        Result { () throws(ImageError) in try decoder.decode(encoded, for: target) }
      }
      change { $0.didDecode(result, for: key, request: request, number, target) }
    }
  }

  private func load(
    _ location: ImageLocation, _ decoder: any ImageDecoder
  ) async -> Result<(EncodedImage, Size), ImageError>? {
    do {
      let encoded = try await encoded(location)
      if Task.isCancelled { return nil }
      return await ImageLoader.onThread {
        Result { () throws(ImageError) in (encoded, try decoder.naturalSize(of: encoded)) }
      }
    } catch {
      if Task.isCancelled { return nil }
      return .failure(error as? ImageError ?? ImageError("\(error)"))
    }
  }

  /// Calls a function that may block or take a long time, without occupying a thread of the
  /// cooperative thread pool.
  private static func onThread<Outcome: Sendable>(
    _ work: @escaping @Sendable () -> Outcome
  ) async -> Outcome {
    await withCheckedContinuation { continuation in
      BackgroundThreads.run { continuation.resume(returning: work()) }
    }
  }

  private func encoded(_ location: ImageLocation) async throws -> EncodedImage {
    switch location {
    case .file(let path): return .file(path)
    // A picture made of pixels is encoded.
    case .picture(let picture): return .bytes(await ImageLoader.onThread { picture.bytes })
    case .url(let url):
      guard let fetcher else {
        throw ImageError(
          "There is no fetcher of URLs; provide an ImageLoader with one.", isPermanent: true)
      }
      let bytes = try await fetcher.fetch(url, upTo: limits.fetchedByteCount)
      guard bytes.count <= limits.fetchedByteCount else {
        throw ImageError(
          "It has \(bytes.count) bytes; no more than \(limits.fetchedByteCount) are loaded.",
          isPermanent: true)
      }
      return .bytes(bytes)
    }
  }

  /// Returns `true` if work has begun for an image, and its result isn't published yet.
  package func isWorking(_ location: ImageLocation) -> Bool {
    work.withLock { $0.task(location) != nil }
  }

  /// Waits until the work that has begun for an image has ended, and the work that follows it.
  package func finishWork(_ location: ImageLocation) async {
    while let task = work.withLock({ $0.task(location) }) { await task.value }
  }
}

extension ImageLoader: Equatable {
  /// Returns `true` if both loaders are the same object.
  public static func == (one: ImageLoader, other: ImageLoader) -> Bool { one === other }
}
