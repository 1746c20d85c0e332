#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Dispatch
import Synchronization

/// Measures text with Pango, pictures with GdkPixbuf and controls by widgets that are never shown.
///
/// Any thread. Text is set with the fonts that were chosen when the measurer was made; when that
/// changes there is another measurer, and all that is shown is laid out again. Controls are measured
/// when one is laid out for the first time.
public final class GTKContentMeasurer: ContentMeasurer {
  /// What was found out about widgets.
  private struct Measured {
    var controls: ControlMetrics?
    var inputs: [TextInputKind: TextInputMetrics] = [:]
    /// Whether something was laid out without knowing.
    var isAwaited = false
  }

  let environment: TextEnvironment
  private let shapers: TextShaperPool
  private let images: ImageSizes
  private let measured = Mutex(Measured())
  private let mainThread: UInt

  /// Grows each time that fonts or the theme change, or controls turn out to have other sizes than
  /// something was laid out for.
  public let revision: Int

  /// The measurer of the default display, made when it is first asked for.
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

  /// Measures with the fonts and the theme that are chosen now.
  @MainActor static func renew() {
    shared = GTKContentMeasurer(TextEnvironment(), images: shared.images)
  }

  /// How large letters are compared with what their styles say.
  var textScale: Double { environment.textScale }

  // MARK: Text and pictures

  /// Breaks text into lines no wider than `width`, measures and shapes them.
  ///
  /// A line has 8192 bytes at most; one that is longer, because nothing breaks it, goes on in the next.
  /// In paragraphs of more than 1024 bytes, embeddings and isolates of text that is read from the
  /// other side end with a piece of some lines.
  ///
  /// - Complexity: O(bytes), or what is seen where there is a limit of lines.
  public func layout(_ content: TextContent, width: Double) -> TextLayout {
    shapers.withShaper { $0.layout(content, width: width) }
  }

  /// The extent in points of the widest piece that no line break can divide.
  public func minimumWidth(of content: TextContent) -> Double {
    shapers.withShaper { $0.minimumWidth(of: content) }
  }

  /// The size of a picture in points: of a file, what its head says; of an icon, 16 by 16.
  public func naturalSize(of source: ImageSource) -> Size? {
    images.naturalSize(of: source)
  }

  // MARK: Widgets

  /// How large stock widgets are, with the fonts and the theme.
  ///
  /// Asked for on another thread before anybody knows, the sizes of no toolkit in particular; what
  /// was laid out with them is laid out again soon.
  ///
  /// - Complexity: some 60 milliseconds the first time.
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

  /// The room that GTK's own widgets need beside their text, by the theme.
  ///
  /// As for ``controlMetrics`` a preliminary one on other threads.
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

  /// Sees to it that what is laid out without knowing is laid out again.
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
