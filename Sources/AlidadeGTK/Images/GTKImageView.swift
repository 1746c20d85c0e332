#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A view that shows a picture: a file, an icon of the theme, or pixels in memory.
public final class GTKImageView: GTKView, ImageView {
  /// The picture; `nil` shows nothing.
  ///
  /// A file that can't be read is reported once, and nothing is shown. If the theme lacks an icon,
  /// its picture for missing icons is shown.
  public var imageContent: ImageContent? {
    didSet {
      guard imageContent != oldValue else { return }
      if imageContent?.source != oldValue?.source {
        picture = imageContent.map { LoadedPicture($0.source) }
      }
      setNeedsDisplay()
    }
  }

  /// The way that the picture fits into the view.
  public var contentMode: ContentMode { mode ?? imageContent?.mode ?? .fit }

  /// The content mode that replaces the picture's own; `nil` if there is none.
  private var mode: ContentMode?
  private var picture: LoadedPicture?

  /// Creates a view for a picture.
  public required convenience init() {
    self.init(role: .image)
  }

  override func setContentMode(_ mode: ContentMode) {
    guard mode != self.mode else { return }
    self.mode = mode
    setNeedsDisplay()
  }

  override func tintDidChange() {
    if case .icon = imageContent?.source { setNeedsDisplay() }
  }

  /// Paints the picture.
  public override func draw(in snapshot: OpaquePointer, size: Size) {
    guard let imageContent, let picture, size.width > 0, size.height > 0 else { return }
    picture.paint(
      in: snapshot, size: size, mode: contentMode,
      tint: imageContent.tint ?? tintColor ?? .primaryText, appearance: GTKAppearance.current,
      scale: gtk_widget_get_scale_factor(widget), direction: imageContent.direction)
  }
}
#endif
