import AlidadeLayout

/// What a layout asks a backend: how much space text and pictures take.
///
/// Called from any thread, and from several at the same time.
public protocol ContentMeasurer: Sendable {
  /// Breaks `content` into lines no wider than `width` and measures them.
  ///
  /// - Parameter width: in points; zero or more, infinite when lines may be of any length. A word
  ///   that is wider is broken.
  /// - Complexity: O(characters).
  func layout(_ content: TextContent, width: Double) -> TextLayout

  /// The extent in points of the widest piece of `content` that no line break can divide.
  ///
  /// - Complexity: O(characters).
  func minimumWidth(of content: TextContent) -> Double

  /// The size of a picture in points, or `nil` if it cannot be read or has no size of its own.
  ///
  /// May read the head of a file.
  func naturalSize(of source: ImageSource) -> Size?

  /// How large the toolkit's controls are.
  ///
  /// Unless implemented, those of no toolkit in particular.
  var controlMetrics: ControlMetrics { get }

  /// The room that a view the user types in needs beside its text.
  ///
  /// Any thread; a backend finds out on the main thread before anything is laid out.
  func textInputMetrics(of kind: TextInputKind) -> TextInputMetrics
}

extension ContentMeasurer {
  /// Those of no toolkit in particular.
  public var controlMetrics: ControlMetrics { .standard }

  /// Six points on all sides; a magnifying glass or a symbol takes 22 more.
  public func textInputMetrics(of kind: TextInputKind) -> TextInputMetrics {
    var insets = EdgeInsets(6)
    if kind == .search { insets.start += 22 }
    if kind == .search || kind == .secure { insets.end += 22 }
    return TextInputMetrics(insets: insets, minimumHeight: 30)
  }
}
