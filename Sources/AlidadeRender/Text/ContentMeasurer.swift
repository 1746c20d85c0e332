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

  /// Tells measurers apart that give different answers, such as before and after another font was
  /// chosen: layouts that were made with one count for nothing with another.
  ///
  /// Unless implemented, 0. A measurer is not to change its answers; a backend hands out another
  /// one, and has everything laid out again.
  var revision: Int { get }

  /// How large the toolkit's controls are.
  ///
  /// Unless implemented, those of no toolkit in particular.
  var controlMetrics: ControlMetrics { get }

  /// The room that a view the user types in needs beside its text.
  ///
  /// Any thread; where a backend has to find out on the main thread first, the answer may be a
  /// preliminary one, and everything is laid out again with another measurer when it is known.
  func textInputMetrics(of kind: TextInputKind) -> TextInputMetrics
}

extension ContentMeasurer {
  /// 0.
  public var revision: Int { 0 }

  /// Those of no toolkit in particular.
  public var controlMetrics: ControlMetrics { .standard }

  /// Those of no toolkit in particular.
  public func textInputMetrics(of kind: TextInputKind) -> TextInputMetrics { .standard(of: kind) }
}
