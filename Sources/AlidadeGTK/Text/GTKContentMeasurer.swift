#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Dispatch
import Synchronization

/// A measurer of text with Pango, of pictures with GdkPixbuf, and of controls with widgets that are
/// never shown.
///
/// A measurer can be used on any thread. It uses the fonts that were selected when it was created;
/// after a change, a new measurer replaces it, and all views are laid out again. All controls are
/// measured when the first control is laid out.
public final class GTKContentMeasurer: ContentMeasurer {
  /// The measured sizes of widgets.
  private struct Measured {
    var controls: ControlMetrics?
    var inputs: [TextInputKind: TextInputMetrics] = [:]
    /// A Boolean value that is `true` if a layout has used preliminary sizes.
    var isAwaited = false
  }

  let environment: TextEnvironment
  private let shapers: TextShaperPool
  private let images: ImageSizes
  private let lines = LineExtentsCache()
  private let measured = Mutex(Measured())
  private let mainThread: UInt

  /// A number that increases when fonts or the theme change, or when the sizes of controls turn out
  /// to differ from those that a layout assumed.
  public let revision: Int

  /// The measurer of the default display, which is created on first use.
  @MainActor public private(set) static var shared = GTKContentMeasurer(
    TextEnvironment(), images: ImageSizes())

  @MainActor private static var lastRevision = 0

  @MainActor private init(
    _ environment: TextEnvironment, shapers: TextShaperPool? = nil, images: ImageSizes
  ) {
    self.environment = environment
    self.images = images
    mainThread = GTKContentMeasurer.currentThread
    revision = GTKContentMeasurer.lastRevision
    GTKContentMeasurer.lastRevision += 1
    self.shapers = shapers ?? TextShaperPool(environment)
    if shapers == nil {
      self.shapers.warm(count: 2) {
        _ = $0.layout(TextContent(runs: [TextRun("Aa")]), width: .infinity)
      }
    }
    TextSettings.observe()
  }

  /// Replaces the shared measurer with one for the current fonts and theme.
  @MainActor static func renew() {
    shared = GTKContentMeasurer(TextEnvironment(), images: shared.images)
  }

  /// The factor applied to the font sizes of styles.
  var textScale: Double { environment.textScale }

  // MARK: Text and pictures

  /// Breaks text into lines that are no wider than `width`, and measures and shapes them.
  ///
  /// A line has at most 8192 bytes; a longer line that can't be broken continues on the next line.
  /// In paragraphs of more than 1024 bytes, embeddings and isolates of text in the opposite
  /// direction end with a piece of several lines.
  ///
  /// - Complexity: O(bytes), or O(visible bytes) if the number of lines is limited.
  public func layout(_ content: TextContent, width: Double) -> TextLayout {
    shapers.withShaper { $0.layout(content, width: width) }
  }

  /// Returns the width of the widest unbreakable part of a text, in points.
  public func minimumWidth(of content: TextContent) -> Double {
    shapers.withShaper { $0.minimumWidth(of: content) }
  }

  /// Returns the extents of one line of text, which is shaped only once.
  public func extents(ofLine text: String, in style: TextStyle) -> LineExtents {
    lines.extents(of: text, in: style) {
      LineExtents(of: text, in: style, laidOutBy: self)
    }
  }

  /// Returns the size of a picture, in points; `nil` if it can't be read.
  ///
  /// The size of a file is read from its header. An icon is 16 by 16 points.
  public func naturalSize(of source: ImageSource) -> Size? {
    images.naturalSize(of: source)
  }

  // MARK: Widgets

  /// The sizes of stock widgets with the current fonts and theme.
  ///
  /// Before the sizes are known, threads other than the main thread get generic sizes. Views that
  /// were laid out with generic sizes are soon laid out again.
  ///
  /// - Complexity: about 60 milliseconds the first time.
  public var controlMetrics: ControlMetrics {
    if let known = measured.withLock({ $0.controls }) { return known }
    guard GTKContentMeasurer.currentThread == mainThread else {
      awaitMeasuring()
      return .standard
    }
    return onMainThread {
      let found = ControlMeasuring(shapers, textScale: textScale).metrics()
      measured.withLock { $0.controls = found }
      return found
    }
  }

  /// Returns the space that GTK's own widgets need around their text in the current theme.
  ///
  /// As with ``controlMetrics``, other threads may get preliminary metrics.
  public func textInputMetrics(of kind: TextInputKind) -> TextInputMetrics {
    if let known = measured.withLock({ $0.inputs[kind] }) { return known }
    guard GTKContentMeasurer.currentThread == mainThread else {
      awaitMeasuring()
      return .standard(of: kind)
    }
    return onMainThread {
      let found = TextInputPrototypes.metrics(of: kind)
      measured.withLock { $0.inputs[kind] = found }
      return found
    }
  }

  /// Schedules another layout, because the current one uses preliminary metrics.
  private func awaitMeasuring() {
    let isFirst = measured.withLock { measured in
      defer { measured.isAwaited = true }
      return !measured.isAwaited
    }
    guard isFirst else { return }
    DispatchQueue.main.async { self.becomeKnown() }
  }

  @MainActor private func becomeKnown() {
    guard self === GTKContentMeasurer.shared else { return }
    let exact = GTKContentMeasurer(environment, shapers: shapers, images: images)
    _ = exact.controlMetrics
    for kind in TextInputKind.allCases { _ = exact.textInputMetrics(of: kind) }
    GTKContentMeasurer.shared = exact
    TextSettings.layOut()
  }

  private static var currentThread: UInt { UInt(bitPattern: g_thread_self()) }
}
#endif
