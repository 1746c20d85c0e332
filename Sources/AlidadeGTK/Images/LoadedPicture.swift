#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A picture that is ready to be painted: an icon of the theme, or a texture.
@MainActor struct LoadedPicture {
  private enum Content {
    case icon(String)
    /// A texture and the size of the picture, in points.
    case texture(Texture, natural: Size)
    case nothing
  }

  private let content: Content

  /// Loads a picture.
  ///
  /// If a file can't be read, that is reported once for each path, and nothing is painted.
  init(_ source: ImageSource) {
    switch source {
    case .icon(let name): content = .icon(name)
    case .file(let path):
      switch TextureCache.shared.texture(file: path) {
      case .success(let texture): content = LoadedPicture.content(texture, scale: 1)
      case .failure(let error):
        content = .nothing
        LoadedPicture.report(path, error)
      }
    case .pixels(let image):
      content = LoadedPicture.content(
        TextureCache.shared.texture(pixels: image), scale: image.scale)
    case .decoded(let image):
      let texture = image.content as? Texture
      content = texture.map { .texture($0, natural: image.naturalSize) } ?? .nothing
    }
  }

  private static func content(_ texture: Texture?, scale: Double) -> Content {
    guard let texture else { return .nothing }
    return .texture(
      texture,
      natural: Size(
        width: Double(texture.width) / scale, height: Double(texture.height) / scale))
  }

  /// Paints the picture at the origin.
  ///
  /// - Parameters:
  ///   - snapshot: a `GtkSnapshot`.
  ///   - size: the size of the area, in points; not empty.
  ///   - mode: the way that the picture fits into the area.
  ///   - tint: the color of an icon.
  ///   - appearance: the appearance with which colors are resolved.
  ///   - scale: the number of pixels in a point.
  ///   - direction: the direction of the layout around an icon.
  func paint(
    in snapshot: OpaquePointer, size: Size, mode: ContentMode, tint: Color,
    appearance: Appearance, scale: Int32, direction: LayoutDirection
  ) {
    switch content {
    case .icon(let name):
      paintIcon(
        name, in: snapshot, size: size, mode: mode, tint: tint, appearance: appearance,
        scale: scale, direction: direction)
    case .texture(let texture, let natural):
      let place = mode.placement(of: natural, in: size)
      var bounds = graphene_rect_t(place)
      clip(place, to: size, snapshot) {
        gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
      }
    case .nothing: break
    }
  }

  private func paintIcon(
    _ name: String, in snapshot: OpaquePointer, size: Size, mode: ContentMode, tint: Color,
    appearance: Appearance, scale: Int32, direction: LayoutDirection
  ) {
    let iconSize =
      mode == .center ? Size(width: ImageSizes.iconExtent, height: ImageSizes.iconExtent) : size
    guard let icon = Icons.icon(name, size: iconSize, scale: scale, direction: direction) else {
      return
    }
    let extent = min(iconSize.width, iconSize.height)
    let place = mode.placement(of: Size(width: extent, height: extent), in: size)
    clip(place, to: size, snapshot) {
      gtk_snapshot_save(snapshot)
      var origin = graphene_point_t(x: Float(place.minX), y: Float(place.minY))
      gtk_snapshot_translate(snapshot, &origin)
      // The four colors of symbolic icons: foreground, success, warning and error.
      let colors = [tint, .green, .orange, .red].map { GdkRGBA($0, in: appearance) }
      gtk_symbolic_paintable_snapshot_symbolic(
        icon, snapshot, place.size.width, place.size.height, colors, gsize(colors.count))
      gtk_snapshot_restore(snapshot)
    }
  }

  /// Clips a picture that extends beyond its area.
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

  private static func report(_ path: String, _ error: RegularFile.Failure) {
    if reported.count >= reportedLimit { reported = [] }
    guard reported.insert(path).inserted else { return }
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
