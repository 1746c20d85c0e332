#if HTTP
import AlidadeCore
import AlidadeRender
import AsyncHTTPClient

/// A fetcher of images from `http` and `https` URLs.
///
/// ```swift
/// let images = ImageLoader(fetcher: HTTPImageFetcher())
///
/// Feed().environment(ImageLoading.self, images)
/// ```
///
/// A status from 400 to 499 counts as a permanent failure, except for statuses that ask the client
/// to try again later. An unusable URL, too many redirects and too many bytes are also permanent
/// failures. Connections are reused.
public final class HTTPImageFetcher: ImageFetcher {
  /// The limits of a fetcher.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of redirects; 5 by default.
    public var redirectCount = 5
    /// The maximum time to connect to a server; 10 seconds by default.
    public var connectTimeout = Duration.seconds(10)
    /// The maximum time without any data from the server; 15 seconds by default.
    public var readTimeout = Duration.seconds(15)
    /// The maximum time for an image with all redirects; 60 seconds by default.
    public var timeout = Duration.seconds(60)

    /// Creates the default limits.
    public init() {}
  }

  private let client: HTTPClient
  private let userAgent: String
  private let limits: Limits

  /// Creates a fetcher with its own connections, which are closed when it is released.
  ///
  /// - Parameters:
  ///   - userAgent: the name and version of the program, such as `Reader/2.1`; some servers refuse
  ///     requests that don't specify it.
  ///   - limits: the limits of each fetch.
  public init(userAgent: String = "Alidade", limits: Limits = Limits()) {
    self.userAgent = userAgent
    self.limits = limits
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration =
      limits.redirectCount > 0
      ? .follow(max: limits.redirectCount, allowCycles: false) : .disallow
    configuration.timeout.connect = .nanoseconds(limits.connectTimeout.wholeNanoseconds)
    configuration.timeout.read = .nanoseconds(limits.readTimeout.wholeNanoseconds)
    // The loader decides whether there is another attempt.
    configuration.connectionPool.retryConnectionEstablishment = false
    client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  deinit {
    client.shutdown { _ in }
  }

  /// Returns the content of a URL.
  public func fetch(_ url: String, upTo limit: Int) async throws -> [UInt8] {
    guard HTTPImageFetcher.schemes.contains(where: { url.lowercased().hasPrefix($0) }) else {
      throw ImageError("Only http and https URLs are fetched.", isPermanent: true)
    }
    return try await withThrowingTaskGroup(of: [UInt8].self) { group in
      group.addTask { try await self.receive(url, upTo: limit) }
      group.addTask { [limits] in
        try await Task.sleep(for: limits.timeout)
        throw ImageError("The server took more than \(limits.timeout).")
      }
      defer { group.cancelAll() }
      guard let bytes = try await group.next() else { throw CancellationError() }
      return bytes
    }
  }

  private func receive(_ url: String, upTo limit: Int) async throws -> [UInt8] {
    var request = HTTPClientRequest(url: url)
    request.headers.add(name: "Accept", value: "image/*")
    request.headers.add(name: "User-Agent", value: userAgent)
    var hasAnswered = false
    do {
      let timeout = limits.timeout.wholeNanoseconds
      let response = try await client.execute(request, timeout: .nanoseconds(timeout))
      hasAnswered = true
      guard response.status.code == 200 else {
        throw ImageError(
          "The server answered \(response.status).",
          isPermanent: HTTPImageFetcher.isPermanent(response.status.code))
      }
      let announced = response.headers.first(name: "Content-Length").flatMap { Int($0) }
      try HTTPImageFetcher.check(announced ?? 0, limit)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(announced ?? 0)
      for try await part in response.body {
        try HTTPImageFetcher.check(bytes.count + part.readableBytes, limit)
        bytes.append(contentsOf: part.readableBytesView)
      }
      // The body of a canceled request ends early.
      try Task.checkCancellation()
      return bytes
    } catch let error as ImageError {
      throw error
    } catch let error as HTTPClientError where error != .remoteConnectionClosed {
      throw ImageError(
        "The request failed: \(error.shortDescription).",
        isPermanent: HTTPImageFetcher.permanentErrors.contains(error))
    } catch  where !(error is CancellationError) {
      throw ImageError(
        hasAnswered
          ? "The connection was closed before all bytes had arrived."
          : "The server can't be reached: \(error)")
    }
  }

  private static func check(_ count: Int, _ limit: Int) throws {
    guard count > limit else { return }
    throw ImageError("It has more than \(limit) bytes.", isPermanent: true)
  }

  /// Returns `true` for statuses with which another attempt would also fail.
  private static func isPermanent(_ status: UInt) -> Bool {
    // Request Timeout, Too Early, and Too Many Requests.
    status < 500 && ![408, 425, 429].contains(status)
  }

  private static let schemes = ["http://", "https://"]
  private static let permanentErrors: [HTTPClientError] = [
    .invalidURL, .emptyHost, .emptyScheme, .redirectLimitReached, .redirectCycleDetected,
  ]
}

extension Duration {
  /// The duration in nanoseconds, at most 292 years.
  fileprivate var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isSlightlyTooLong) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return isTooLong || isSlightlyTooLong ? .max : sum
  }
}
#endif
