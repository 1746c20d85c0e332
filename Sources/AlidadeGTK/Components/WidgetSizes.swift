#if GTK
import AlidadeLayout
import AlidadeRender
import Synchronization

/// What a stock widget asked for when it was measured, in points.
struct WidgetExtents: Hashable, Sendable {
  /// The least width.
  var minimumWidth: Double
  /// The width it would like.
  var naturalWidth: Double
  /// The heights it needs, by width.
  var heights: [Double: Double]

  /// The height in a width: that of the nearest width that is known.
  func height(in width: Double) -> Double {
    if let known = heights[width] { return known }
    let nearest = heights.min { abs($0.key - width) < abs($1.key - width) }
    return nearest?.value ?? 0
  }

  /// How many widths are kept.
  static let heightLimit = 16
}

/// What widgets asked for, by their classes and attributes, so that the next widget like one that
/// was measured has its size at once.
///
/// Any thread.
enum WidgetSizes {
  private struct Entry {
    let configuration: ViewConfiguration
    var extents: WidgetExtents
  }

  /// How many configurations are kept of each class.
  private static let limit = 32
  private static let known = Mutex<[String: [Entry]]>([:])

  /// What a widget of a class asked for with these attributes; or else what one of the class asked
  /// for last.
  static func extents(of className: String, _ configuration: ViewConfiguration) -> WidgetExtents? {
    known.withLock { known in
      guard let entries = known[className] else { return nil }
      return (entries.last { $0.configuration == configuration } ?? entries.last)?.extents
    }
  }

  /// Forgets all, because fonts or the theme have changed.
  static func forget() { known.withLock { $0 = [:] } }

  /// Keeps what a widget asks for.
  static func set(
    _ extents: WidgetExtents, of className: String, _ configuration: ViewConfiguration
  ) {
    known.withLock { known in
      var entries = known[className] ?? []
      entries.removeAll { $0.configuration == configuration }
      if entries.count >= limit { entries.removeFirst() }
      entries.append(Entry(configuration: configuration, extents: extents))
      known[className] = entries
    }
  }
}
#endif
