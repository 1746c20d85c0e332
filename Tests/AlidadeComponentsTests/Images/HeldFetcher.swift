import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

/// A fetcher whose images come when the test says so.
///
/// The image at the URL `30x20` is a PNG of that size. So a picture on the screen tells its URL.
final class HeldFetcher: ImageFetcher {
  struct Contents {
    /// The URLs that were asked for, in order.
    var asked: [String] = []
    /// The URLs whose requests were canceled, in order.
    var canceled: [String] = []
    fileprivate var results: [String: Result<[UInt8], ImageError>] = [:]
    fileprivate var waiting: [Int: (url: String, CheckedContinuation<[UInt8], any Error>)] = [:]
    fileprivate var count = 0
  }

  private let contents = Mutex(Contents())

  /// The URLs that were asked for, in order.
  var asked: [String] { contents.withLock { $0.asked } }

  func fetch(_ url: String, upTo limit: Int) async throws -> [UInt8] {
    let number = contents.withLock { contents in
      contents.count += 1
      contents.asked.append(url)
      return contents.count
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<[UInt8], any Error>? = contents.withLock { contents in
          if Task.isCancelled { return .failure(CancellationError()) }
          if let known = contents.results[url] { return known.mapError { $0 } }
          contents.waiting[number] = (url, continuation)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let continuation = contents.withLock { contents in
        contents.canceled.append(url)
        return contents.waiting.removeValue(forKey: number)?.1
      }
      continuation?.resume(throwing: CancellationError())
    }
  }

  /// Lets the requests for a URL end with its image, now and later.
  func finish(_ url: String) { end(url, .success(HeldFetcher.bytes(of: url))) }

  /// Lets the requests for a URL end with other bytes.
  func finish(_ url: String, with bytes: [UInt8]) { end(url, .success(bytes)) }

  /// Lets the requests for a URL fail.
  func fail(_ url: String, isPermanent: Bool = false) {
    end(url, .failure(ImageError("No answer.", isPermanent: isPermanent)))
  }

  /// Holds the requests for a URL again.
  func hold(_ url: String) { contents.withLock { $0.results[url] = nil } }

  /// Waits until the requests are as expected.
  @MainActor func wait(
    sourceLocation: Testing.SourceLocation = #_sourceLocation, until condition: (Contents) -> Bool
  ) async {
    await waitPatiently(for: "the expected requests", sourceLocation: sourceLocation) {
      contents.withLock { condition($0) }
    }
  }

  private func end(_ url: String, _ result: Result<[UInt8], ImageError>) {
    let continuations = contents.withLock { contents in
      contents.results[url] = result
      let ended = contents.waiting.filter { $0.value.url == url }
      for number in ended.keys { contents.waiting[number] = nil }
      return ended.values.map(\.1)
    }
    for continuation in continuations { continuation.resume(with: result.mapError { $0 }) }
  }

  /// Returns the header of a PNG of the size that the URL tells.
  static func bytes(of url: String) -> [UInt8] {
    let extents = url.split(separator: "x").compactMap { Int($0) }
    func bigEndian(_ number: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + bigEndian(extents[0]) + bigEndian(extents[1])
  }
}
