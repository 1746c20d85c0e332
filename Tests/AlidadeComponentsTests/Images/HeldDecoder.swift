import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

/// A decoder that blocks its threads until the test lets it continue.
final class HeldDecoder: ImageDecoder {
  private let decoder: any ImageDecoder
  private let gate = DispatchSemaphore(value: 0)
  private let begun = Mutex(0)
  private let measured = Mutex(0)
  /// The number of images that are decoded without success, the first ones.
  private let failures: Int
  private let isPermanent: Bool

  @MainActor init(failures: Int = 0, arePermanent isPermanent: Bool = true) {
    self.failures = failures
    self.isPermanent = isPermanent
    decoder = HeadlessMountHost().imageDecoder
  }

  func naturalSize(of image: EncodedImage) throws(ImageError) -> Size {
    measured.withLock { $0 += 1 }
    return try decoder.naturalSize(of: image)
  }

  func decode(_ image: EncodedImage, for target: ImageTarget) throws(ImageError) -> DecodedImage {
    let number = begun.withLock {
      $0 += 1
      return $0
    }
    gate.waitPatiently(for: "a test that opens the gate")
    gate.signal()
    if number <= failures { throw ImageError("It is damaged.", isPermanent: isPermanent) }
    return try decoder.decode(image, for: target)
  }

  /// The number of times that the size of an image was read.
  var measuredCount: Int { measured.withLock { $0 } }

  /// Waits until a number of images are being decoded.
  ///
  /// It needs no thread for tasks, all of which decoding might occupy.
  @MainActor func wait(
    for count: Int, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    let patience = ThreadPatience()
    while begun.withLock({ $0 }) < count {
      if patience.isOver {
        return ThreadPatience.recordIssue(about: "\(count) images to decode", at: sourceLocation)
      }
      await Task.yield()
    }
  }

  /// Lets all images be decoded, now and later.
  func open() { gate.signal() }

  /// Blocks images again that are decoded from now on.
  func close() { gate.waitPatiently(for: "threads that have passed the gate") }
}
