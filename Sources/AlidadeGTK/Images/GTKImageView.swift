#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A view that shows a picture: a file, an icon of the theme, or pixels in memory.
public final class GTKImageView: GTKView, ImageView {
  /// The picture; `nil` shows nothing.
  ///
  /// A file that can't be read is reported once, and nothing is shown. A missing icon shows the
  /// theme's picture for missing icons.
  public var imageContent: ImageContent? {
    didSet {
      guard imageContent != oldValue else { return }
      if imageContent?.source != oldValue?.source { load() }
      setNeedsDisplay()
    }
  }

  /// The way in which the picture fits into the view.
  public var contentMode: ContentMode { mode ?? imageContent?.mode ?? .fit }

  /// The content mode that replaces the picture's own; `nil` if there is none.
  private var mode: ContentMode?
  private var texture: Texture?

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
    guard let imageContent, size.width > 0, size.height > 0 else { return }
    switch imageContent.source {
    case .icon(let name): drawIcon(name, imageContent, in: snapshot, size: size)
    case .file: drawTexture(scale: 1, in: snapshot, size: size)
    case .pixels(let image): drawTexture(scale: image.scale, in: snapshot, size: size)
    case .decoded(let image):
      drawTexture(natural: image.naturalSize, in: snapshot, size: size)
    }
  }

  private func load() {
    switch imageContent?.source {
    case .file(let path):
      switch TextureCache.shared.texture(file: path) {
      case .success(let texture): self.texture = texture
      case .failure(let error):
        texture = nil
        report(path, error)
      }
    case .pixels(let image): texture = TextureCache.shared.texture(pixels: image)
    case .decoded(let image): texture = image.content as? Texture
    case .icon, nil: texture = nil
    }
  }

  private func drawTexture(scale: Double, in snapshot: OpaquePointer, size: Size) {
    guard let texture else { return }
    let natural = Size(width: Double(texture.width) / scale, height: Double(texture.height) / scale)
    drawTexture(natural: natural, in: snapshot, size: size)
  }

  private func drawTexture(natural: Size, in snapshot: OpaquePointer, size: Size) {
    guard let texture else { return }
    let place = contentMode.placement(of: natural, in: size)
    var bounds = graphene_rect_t(place)
    clip(place, to: size, snapshot) {
      gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
    }
  }

  private func drawIcon(
    _ name: String, _ content: ImageContent, in snapshot: OpaquePointer, size: Size
  ) {
    let iconSize =
      contentMode == .center
      ? Size(width: ImageSizes.iconExtent, height: ImageSizes.iconExtent) : size
    let scale = gtk_widget_get_scale_factor(widget)
    guard let icon = Icons.icon(name, size: iconSize, scale: scale) else { return }
    let extent = min(iconSize.width, iconSize.height)
    let place = contentMode.placement(of: Size(width: extent, height: extent), in: size)
    let tint = content.tint ?? tintColor ?? .primaryText
    clip(place, to: size, snapshot) {
      gtk_snapshot_save(snapshot)
      var origin = graphene_point_t(x: Float(place.minX), y: Float(place.minY))
      gtk_snapshot_translate(snapshot, &origin)
      // The four colors of symbolic icons: foreground, success, warning and error.
      let appearance = GTKAppearance.current
      let colors = [tint, .green, .orange, .red].map { GdkRGBA($0, in: appearance) }
      gtk_symbolic_paintable_snapshot_symbolic(
        icon, snapshot, place.size.width, place.size.height, colors, gsize(colors.count))
      gtk_snapshot_restore(snapshot)
    }
  }

  /// Clips a picture that extends beyond the view.
  private func clip(_ place: Rect, to size: Size, _ snapshot: OpaquePointer, _ paint: () -> Void) {
    let sticksOut =
      place.minX < 0 || place.minY < 0 || place.maxX > size.width || place.maxY > size.height
    guard sticksOut else { return paint() }
    var bounds = graphene_rect_t(size)
    gtk_snapshot_push_clip(snapshot, &bounds)
    paint()
    gtk_snapshot_pop(snapshot)
  }

  /// The paths of reported files.
  private static var reported: Set<String> = []
  private static let reportedLimit = 1000

  private func report(_ path: String, _ error: RegularFile.Failure) {
    if GTKImageView.reported.count >= GTKImageView.reportedLimit { GTKImageView.reported = [] }
    guard GTKImageView.reported.insert(path).inserted else { return }
    Diagnostics.report(
      Diagnostic(
        "A picture can't be read.", values: ["file   \(path)", "error  \(error.message)"],
        remedy: """
          Check that the file exists, that the program may read it, and that a GdkPixbuf loader for its format is \
          installed. Until then, nothing is shown. This is reported once for each path.
          """))
  }
}
#endif
