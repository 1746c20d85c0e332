import AlidadeLayout

/// The extent to which two pictures may differ in a comparison.
public struct ImageTolerance: Hashable, Sendable {
  /// A tolerance that ignores no differences.
  public static let exact = ImageTolerance(channel: 0, share: 0)

  /// The maximum difference of red, green, blue or alpha at which pixels count as equal, from 0 to
  /// 255.
  public var channel: Int
  /// The maximum fraction of the pixels that may differ by more, from 0 to 1.
  public var share: Double

  /// Creates a tolerance.
  public init(channel: Int, share: Double) {
    self.channel = channel
    self.share = share
  }

  /// Returns descriptions of the relevant differences; empty if there are none.
  ///
  /// - Complexity: O(pixels).
  func differences(from old: PNGImage, to new: PNGImage) -> [String] {
    guard old.width == new.width, old.height == new.height else {
      return [
        "The size is \(new.width) x \(new.height) instead of \(old.width) x \(old.height) pixels."
      ]
    }
    var count = 0
    var largest = 0
    var area: Rect?
    for y in 0..<old.height {
      for x in 0..<old.width {
        let difference = old.difference(from: new, x: x, y: y)
        guard difference > channel else { continue }
        count += 1
        largest = max(largest, difference)
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        area = area?.union(pixel) ?? pixel
      }
    }
    guard let area, Double(count) > share * Double(old.width * old.height) else { return [] }
    let (x, y) = (Int(area.minX)..<Int(area.maxX), Int(area.minY)..<Int(area.maxY))
    return [
      "\(count) of \(old.width * old.height) pixels differ, by up to \(largest) of 255, at x in \(x), y in \(y).",
      "ignored:  differences up to \(channel), and \(share) of all pixels",
    ]
  }
}
