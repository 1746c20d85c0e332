import AlidadeLayout

/// A backend's measurer of text, images and controls.
///
/// It is called from any thread, and from several threads at the same time.
public protocol ContentMeasurer: Sendable {
  /// Breaks `content` into lines no wider than `width` and measures them.
  ///
  /// - Parameter width: the maximum width in points; zero or more, infinite for lines of any
  ///   length. A word that is wider is broken.
  /// - Complexity: O(characters).
  func layout(_ content: TextContent, width: Double) -> TextLayout

  /// Returns the width in points of the widest piece of `content` without a line break opportunity.
  ///
  /// - Complexity: O(characters).
  func minimumWidth(of content: TextContent) -> Double

  /// Returns the extents of one line of text.
  ///
  /// Controls are measured by their texts, in every layout. The default lays out the text. If that
  /// is slow, a backend can keep the results, because they don't change.
  ///
  /// - Complexity: O(characters).
  func extents(ofLine text: String, in style: TextStyle) -> LineExtents

  /// Returns the size of an image in points, or `nil` if it can't be read or has no natural size.
  ///
  /// This method may read the header of a file. The image is likely to be shown soon, so a backend
  /// can begin to decode it on another thread.
  func naturalSize(of source: ImageSource) -> Size?

  /// A number that differs between measurers with different results, such as before and after the
  /// user chooses a different font.
  ///
  /// A layout from one measurer isn't used with another. The default is 0. A measurer must not
  /// change its results; instead, the backend provides a new measurer, and everything is laid out
  /// again.
  var revision: Int { get }

  /// The sizes of the toolkit's controls.
  ///
  /// The default sizes belong to no particular toolkit.
  var controlMetrics: ControlMetrics { get }

  /// Returns the space that a text input view needs in addition to its text.
  ///
  /// This method can be called on any thread. If a backend must first measure on the main thread,
  /// the result may be preliminary; everything is laid out again with a new measurer when the final
  /// one is known.
  func textInputMetrics(of kind: TextInputKind) -> TextInputMetrics
}

extension ContentMeasurer {
  /// The default revision, 0.
  public var revision: Int { 0 }

  /// Returns the extents of a text that is laid out in one line.
  public func extents(ofLine text: String, in style: TextStyle) -> LineExtents {
    LineExtents(of: text, in: style, laidOutBy: self)
  }

  /// Sizes of no particular toolkit.
  public var controlMetrics: ControlMetrics { .standard }

  /// Returns sizes of no particular toolkit.
  public func textInputMetrics(of kind: TextInputKind) -> TextInputMetrics { .standard(of: kind) }
}
