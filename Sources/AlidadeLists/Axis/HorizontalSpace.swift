import AlidadeLayout
import AlidadeRender

/// The space that a horizontal list takes.
struct HorizontalSpace {
  /// The height if the available height is unlimited, in points.
  ///
  /// On the pixel grid, it is 160 points. A component around a list may request its size without
  /// limits, and keep that layout if the list gets the same size. Because nothing else has this
  /// height, it distinguishes a list that was never limited from a list whose height is 160 points.
  private static let height = 160 - 1.0 / 64
  /// The largest width if the available width is unlimited, in points.
  private static let width = 4096.0

  /// The size of the list.
  let size: Size
  /// The axes along which the space is unlimited, so that the list doesn't have enough space for
  /// its rows.
  let unlimited: Axis.Set

  /// - Parameters:
  ///   - range: the sizes that the list can have.
  ///   - estimatedWidth: the width that all rows are assumed to have, in points.
  init(in range: SizeRange, estimatedWidth: @autoclosure () -> Double) {
    var unlimited: Axis.Set = []
    var size = range.max
    if !size.width.isFinite {
      let width = estimatedWidth()
      if width > HorizontalSpace.width { unlimited.insert(.horizontal) }
      size.width = min(width, HorizontalSpace.width)
    }
    if !size.height.isFinite {
      unlimited.insert(.vertical)
      size.height = HorizontalSpace.height
    }
    self.size = range.clamp(size)
    self.unlimited = unlimited
  }
}

extension ListMounter {
  /// Reports a horizontal list that can't be shown as its modifiers require, unless that was
  /// reported before.
  func reportHorizontalMistakes(_ source: ListSource) {
    guard source.options.axis == .horizontal, !hasReportedAxis else { return }
    if source.options.kind != .list {
      hasReportedAxis = true
      Diagnostics.report(
        Diagnostic(
          "A list of the nodes of a tree can't be horizontal.",
          values: ["nodes  \(source.content.count)"],
          remedy: """
            The left and right arrow keys collapse and expand the nodes of a tree, so it stays vertical. Remove \
            .axis(.horizontal), or show the elements in a list without levels.
            """))
    } else if source.unlimitedSpace.contains(.vertical) {
      hasReportedAxis = true
      Diagnostics.report(
        Diagnostic(
          "A horizontal list has unlimited height.",
          values: ["height  \(scrolled.view?.viewportSize.height ?? 0)"],
          remedy: """
            The rows of a horizontal list are as tall as the list, so its height must be bounded. Inside something that \
            scrolls vertically, such as a row of another list, give it a height with .frame(height:). Until then, it \
            has the height above.
            """))
    } else if source.unlimitedSpace.contains(.horizontal) {
      hasReportedAxis = true
      Diagnostics.report(
        Diagnostic(
          "A horizontal list is in something that scrolls horizontally.",
          values: ["rows  \(source.content.count)"],
          remedy: """
            The list scrolls by itself, so its width must be bounded. Take away the Scroll around it, or give the list a \
            width with .frame(width:). Until then, it is 4096 points wide.
            """))
    }
  }
}
