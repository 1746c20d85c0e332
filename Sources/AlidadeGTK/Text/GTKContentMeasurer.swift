#if GTK
import AlidadeLayout
import AlidadeRender

/// Measures text with Pango, pictures with GdkPixbuf and controls by widgets that are never shown.
///
/// Any thread.
public final class GTKContentMeasurer: ContentMeasurer {
  private let shapers: TextShaperPool
  private let images: ImageSizes
  /// How large stock widgets are, with the fonts and the theme that there were at the start.
  public let controlMetrics: ControlMetrics
  private let textInputMetrics: [TextInputKind: TextInputMetrics]

  /// The measurer of the default display, made when it is first asked for.
  @MainActor public static let shared = GTKContentMeasurer(TextEnvironment())

  @MainActor init(_ environment: TextEnvironment) {
    shapers = TextShaperPool(environment)
    images = ImageSizes()
    controlMetrics = ControlMeasuring(shapers).metrics()
    textInputMetrics = TextInputPrototypes.metrics()
    shapers.warm(count: 2) { _ = $0.layout(TextContent(runs: [TextRun("Aa")]), width: .infinity) }
  }

  /// Breaks text into lines no wider than `width`, measures and shapes them.
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

  /// The room that GTK's own widgets need beside their text, by the theme.
  public func textInputMetrics(of kind: TextInputKind) -> TextInputMetrics {
    textInputMetrics[kind] ?? TextInputMetrics(insets: .zero, minimumHeight: 0)
  }
}
#endif
