import AlidadeLayout

/// The paper of a document, and the margins around its content.
public struct PageSetup: Hashable, Sendable {
  /// The paper, in its reading orientation.
  public var paper: PaperSize
  /// The margins, in points of a page; a negative or nonfinite distance counts as zero.
  public var margins: EdgeInsets

  /// Creates a setup; by default, A4 with margins of 20 millimeters.
  public init(_ paper: PaperSize = .a4, margins: EdgeInsets = PageSetup.standardMargins) {
    self.paper = paper
    self.margins = margins
  }

  /// Margins of 20 millimeters.
  public static let standardMargins = EdgeInsets(20 * PaperSize.pointsPerInch / 25.4)

  var size: Size { Size(width: paper.width, height: paper.height) }

  /// The area inside the margins, in left-to-right coordinates; never negative.
  var area: Rect {
    let (top, bottom) = (PageSetup.usable(margins.top), PageSetup.usable(margins.bottom))
    let (start, end) = (PageSetup.usable(margins.start), PageSetup.usable(margins.end))
    return Rect(
      x: start, y: top, width: max(0, paper.width - start - end),
      height: max(0, paper.height - top - bottom))
  }

  private static func usable(_ distance: Double) -> Double {
    distance.isFinite ? max(0, distance) : 0
  }
}
