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
/// A status from 300 to 499 counts as a permanent failure, except for redirects that are followed
/// and statuses that ask the client to try again later. An unusable URL, too many redirects, a
/// redirect from `https` to `http` and too many bytes are also permanent failures. All other
/// statuses except 200 are temporary failures, such as 202 for an image that isn't ready.
/// Connections are reused.
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

  /// The client that uses no proxy.
  private let direct: HTTPClient
  /// The clients that use a proxy.
  private let proxied: [HTTPAddress.Scheme: HTTPClient]
  private let proxies: HTTPProxies
  private let userAgent: String
  private let limits: Limits

  /// Creates a fetcher with its own connections, which are closed when it is released.
  ///
  /// - Parameters:
  ///   - userAgent: the name and version of the program, such as `Reader/2.1`; some servers refuse
  ///     requests that don't specify it.
  ///   - limits: the limits of each fetch.
  ///   - proxies: the proxies; by default, those that the program's environment names.
  public init(
    userAgent: String = "Alidade", limits: Limits = Limits(), proxies: HTTPProxies = .environment
  ) {
    self.userAgent = userAgent
    self.limits = limits
    self.proxies = proxies
    var configuration = HTTPClient.Configuration()
    // Each redirect is checked, and may need another proxy.
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = .nanoseconds(limits.connectTimeout.wholeNanoseconds)
    configuration.timeout.read = .nanoseconds(limits.readTimeout.wholeNanoseconds)
    // The loader decides whether there is another attempt.
    configuration.connectionPool.retryConnectionEstablishment = false
    direct = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    var proxied: [HTTPAddress.Scheme: HTTPClient] = [:]
    for scheme in HTTPAddress.Scheme.allCases {
      guard let proxy = proxies.url(for: scheme).flatMap(HTTPProxies.configuration) else {
        continue
      }
      configuration.proxy = proxy
      proxied[scheme] = HTTPClient(
        eventLoopGroupProvider: .singleton, configuration: configuration)
    }
    self.proxied = proxied
  }

  deinit {
    direct.shutdown { _ in }
    for client in proxied.values { client.shutdown { _ in } }
  }

  /// Returns the content of a URL.
  ///
  /// - Throws: an ``ImageError`` if the URL isn't an `http` or `https` URL with a valid host and
  ///   port, the server or the proxy can't be used, the status isn't 200, a redirect isn't
  ///   followed, or a limit is exceeded; a `CancellationError` if the task was canceled.
  public func fetch(_ url: String, upTo limit: Int) async throws -> [UInt8] {
    guard let address = HTTPAddress(url) else {
      throw ImageError(
        "It isn't an http or https URL with a usable host and port.", isPermanent: true)
    }
    return try await withThrowingTaskGroup(of: [UInt8].self) { group in
      group.addTask { try await self.receive(address, upTo: limit) }
      group.addTask { [limits] in
        try await Task.sleep(for: limits.timeout)
        throw ImageError("The server took more than \(limits.timeout).")
      }
      defer { group.cancelAll() }
      guard let bytes = try await group.next() else { throw CancellationError() }
      return bytes
    }
  }

  /// The answer of a server.
  private enum Answer {
    case bytes([UInt8])
    case redirect(HTTPAddress)
  }

  private func receive(_ address: HTTPAddress, upTo limit: Int) async throws -> [UInt8] {
    var address = address
    var visited: Set = [address]
    while true {
      switch try await ask(address, upTo: limit) {
      case .bytes(let bytes): return bytes
      case .redirect(let next):
        guard visited.count <= limits.redirectCount, visited.insert(next).inserted else {
          throw ImageError("The server redirects too often, or in a circle.", isPermanent: true)
        }
        address = next
      }
    }
  }

  /// Returns the client that reaches a server.
  private func client(for address: HTTPAddress) throws -> HTTPClient {
    guard proxies.url(for: address.scheme) != nil else { return direct }
    if proxies.isException(address.authority.host) { return direct }
    guard let client = proxied[address.scheme] else {
      // The URL of the proxy may contain a password.
      throw ImageError(
        "The URL of the proxy for \(address.scheme.rawValue) can't be used.", isPermanent: true)
    }
    return client
  }

  private func ask(_ address: HTTPAddress, upTo limit: Int) async throws -> Answer {
    let client = try client(for: address)
    var request = HTTPClientRequest(url: address.url)
    request.headers.add(name: "Accept", value: "image/*")
    request.headers.add(name: "User-Agent", value: userAgent)
    var hasAnswered = false
    do {
      let timeout = limits.timeout.wholeNanoseconds
      let response = try await client.execute(request, timeout: .nanoseconds(timeout))
      hasAnswered = true
      if HTTPImageFetcher.redirects.contains(response.status.code),
        let location = response.headers.first(name: "Location"),
        let next = try address.redirected(to: location)
      {
        return .redirect(next)
      }
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
      return .bytes(bytes)
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
    (300..<500).contains(status) && ![408, 425, 429].contains(status)
  }

  /// The statuses of an image that is elsewhere.
  private static let redirects: Set<UInt> = [301, 302, 303, 307, 308]
  private static let permanentErrors: [HTTPClientError] = [.invalidURL, .emptyHost, .emptyScheme]
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
