/// The size of a sheet of paper.
///
/// A point of a page is 1/96 of an inch, so text has the same size on paper as on a display with 96
/// pixels per inch, and 11-point type on the desktop is 11-point type in print.
public struct PaperSize: Hashable, Sendable {
  /// The width, in points; at least 1.
  public let width: Double
  /// The height, in points; at least 1.
  public let height: Double

  /// The number of points in an inch.
  public static let pointsPerInch = 96.0

  /// Creates a size in points; an extent that is nonfinite or less than 1 counts as 1, and an
  /// extent of more than 20,000 counts as 20,000.
  public init(width: Double, height: Double) {
    self.width = PaperSize.usable(width)
    self.height = PaperSize.usable(height)
  }

  /// Creates a size in millimeters.
  public static func millimeters(width: Double, height: Double) -> PaperSize {
    let factor = pointsPerInch / 25.4
    return PaperSize(width: width * factor, height: height * factor)
  }

  /// Creates a size in inches.
  public static func inches(width: Double, height: Double) -> PaperSize {
    PaperSize(width: width * pointsPerInch, height: height * pointsPerInch)
  }

  /// A3: 297 by 420 millimeters.
  public static let a3 = millimeters(width: 297, height: 420)
  /// A4: 210 by 297 millimeters.
  public static let a4 = millimeters(width: 210, height: 297)
  /// A5: 148 by 210 millimeters.
  public static let a5 = millimeters(width: 148, height: 210)
  /// US Letter: 8.5 by 11 inches.
  public static let letter = inches(width: 8.5, height: 11)
  /// US Legal: 8.5 by 14 inches.
  public static let legal = inches(width: 8.5, height: 14)

  /// The same sheet, rotated by 90 degrees.
  public var rotated: PaperSize { PaperSize(width: height, height: width) }

  private static func usable(_ extent: Double) -> Double {
    extent.isFinite ? min(max(extent, 1), 20_000) : 1
  }
}
