import AlidadeLayout
import AlidadeRender

/// The size, the baseline and the view frames of a layout, in points relative to its top-left
/// corner.
package struct LayoutFrames {
  var size: Size
  var baseline: Double?
  var frames: [Rect] = []

  /// The tolerance in points; the solver works in sixty-fourths of a point.
  static let tolerance = 1.0 / 64 + 1e-6

  package init(_ layout: Layout) {
    size = layout.size
    baseline = layout.baseline
    collect(layout, at: .zero)
  }

  private mutating func collect(_ layout: Layout, at origin: Point) {
    if layout.configuration != nil || layout.observer != nil {
      frames.append(Rect(origin: origin, size: layout.size))
    }
    // Content that scrolls has its own coordinates.
    if layout.scrolled != nil { return }
    for child in layout.children { collect(child.layout, at: origin + child.position) }
  }

  /// The mirror image of the layout.
  var mirrored: LayoutFrames {
    var mirrored = self
    mirrored.frames = frames.map { frame in
      Rect(
        origin: Point(x: size.width - frame.maxX, y: frame.minY), size: frame.size)
    }
    return mirrored
  }

  /// Returns a description of the first difference from another layout.
  ///
  /// - Parameters:
  ///   - other: the other layout.
  ///   - extraViews: the number of additional views that the other layout may have.
  package func difference(from other: LayoutFrames, extraViews: Int = 0) -> String? {
    let (width, height) = (size.width - other.size.width, size.height - other.size.height)
    if max(abs(width), abs(height)) > LayoutFrames.tolerance {
      return "the size is \(other.size) instead of \(size)"
    }
    switch (baseline, other.baseline) {
    case (nil, nil): break
    case (let one?, let two?) where abs(one - two) <= LayoutFrames.tolerance: break
    default:
      return "the baseline is \(LayoutFrames.text(other.baseline)) "
        + "instead of \(LayoutFrames.text(baseline))"
    }
    var rest = other.frames[...]
    for frame in frames {
      guard let place = rest.firstIndex(where: { LayoutFrames.areAlike($0, frame) }) else {
        return "no view has the frame \(frame), but there are \(other.frames)"
      }
      rest = rest[(place + 1)...]
    }
    if other.frames.count > frames.count + extraViews {
      return "there are \(other.frames.count) views instead of \(frames.count)"
    }
    return nil
  }

  private static func text(_ baseline: Double?) -> String {
    baseline.map { "\($0)" } ?? "none"
  }

  private static func areAlike(_ one: Rect, _ other: Rect) -> Bool {
    let distances = [
      one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
    ]
    return distances.allSatisfy { abs($0) <= tolerance }
  }
}

extension Layout {
  /// A textual representation of the layout and its views, one per line.
  var outline: String {
    var lines: [String] = []
    var pending = [(layout: self, position: Point.zero, depth: 1)]
    while let (layout, position, depth) = pending.popLast() {
      let indentation = String(repeating: "  ", count: depth)
      lines.append(
        "\(indentation)\(layout.componentType.name) \(Rect(origin: position, size: layout.size))")
      for child in layout.children.reversed() {
        pending.append((child.layout, child.position, depth + 1))
      }
    }
    return lines.joined(separator: "\n")
  }
}
