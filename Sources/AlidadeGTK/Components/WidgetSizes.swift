#if GTK
import AlidadeRender
import Synchronization

/// The size that a stock widget requested, in points.
struct WidgetExtents: Hashable, Sendable {
  /// The minimum width.
  var minimumWidth: Double
  /// The natural width.
  var naturalWidth: Double
  /// The required heights, by width.
  var heights: [Double: Double]

  /// Returns the height at the known width nearest to `width`.
  func height(in width: Double) -> Double {
    if let known = heights[width] { return known }
    let nearest = heights.min { abs($0.key - width) < abs($1.key - width) }
    return nearest?.value ?? 0
  }

  /// The maximum number of widths that are cached.
  static let heightLimit = 16
}

/// A cache of size requests by widget class and attributes, so that the size of a similar widget is
/// known immediately.
///
/// The keys keep no closure alive, so that the cache never retains objects of a closed window.
///
/// It can be used on any thread.
enum WidgetSizes {
  private struct Entry {
    let key: ViewConfigurationKey
    var extents: WidgetExtents
  }

  /// The maximum number of configurations that are cached for each class.
  private static let limit = 32
  private static let known = Mutex<[String: [Entry]]>([:])

  /// Returns the size that a widget of a class requested with a configuration, or otherwise the
  /// last size that any widget of the class requested.
  static func extents(of className: String, _ configuration: ViewConfiguration) -> WidgetExtents? {
    let key = ViewConfigurationKey(configuration)
    return known.withLock { known in
      guard let entries = known[className] else { return nil }
      return (entries.last { $0.key == key } ?? entries.last)?.extents
    }
  }

  /// Removes all sizes, because fonts or the theme have changed.
  static func forget() { known.withLock { $0 = [:] } }

  /// Records the size that a widget requests.
  static func set(
    _ extents: WidgetExtents, of className: String, _ configuration: ViewConfiguration
  ) {
    let key = ViewConfigurationKey(configuration)
    known.withLock { known in
      var entries = known[className] ?? []
      entries.removeAll { $0.key == key }
      if entries.count >= limit { entries.removeFirst() }
      entries.append(Entry(key: key, extents: extents))
      known[className] = entries
    }
  }
}
#endif
