import AlidadeRender

/// A headless view that shows the name of an image.
public final class HeadlessImageView: HeadlessView, ImageView {
  /// The image; `nil` shows nothing.
  ///
  /// A file that isn't a readable image is reported once for each toolkit.
  public var imageContent: ImageContent? {
    didSet {
      didSet(
        "imageContent", to: imageContent.map { HeadlessImageView.name(of: $0.source) } ?? "nil")
      if let imageContent, imageContent != oldValue {
        imageContent.source.reportIfUnreadable(in: host)
      }
    }
  }

  /// The name of this kind of view: `image`.
  public override var kindName: String { "image" }

  /// The way that the image fits into the frame.
  public var contentMode: ContentMode { options.contentMode ?? imageContent?.mode ?? .fit }

  /// The color of the image in drawings: its own tint, or the view's tint if the image is an icon
  /// without one.
  var paintedTint: Color? {
    guard case .icon = imageContent?.source else { return imageContent?.tint }
    return imageContent?.tint ?? tintColor
  }

  /// The state descriptions of every view, then the name of the image.
  public override var stateDescriptions: [String] {
    guard let imageContent else { return super.stateDescriptions }
    return super.stateDescriptions + [HeadlessImageView.name(of: imageContent.source)]
  }

  /// Returns the name of an image in dumps: the name of an icon, the last path component of a file,
  /// or the size in pixels, if nothing else is known.
  public nonisolated static func name(of source: ImageSource) -> String {
    switch source {
    case .icon(let name): "icon \(name)"
    case .file(let path): "file \(path.split(separator: "/").last.map(String.init) ?? path)"
    case .pixels(let image): "\(image.width)x\(image.height) pixels"
    case .decoded(let image): "decoded to \(image.width)x\(image.height) pixels"
    }
  }
}

extension ImageSource {
  /// Reports a file that isn't a readable image, once for each toolkit; always in a view that
  /// belongs to none.
  @MainActor func reportIfUnreadable(in host: HeadlessMountHost?) {
    // Each file is opened once, not for each frame of an animated drawing.
    guard case .file(let path) = self, host?.checkedFiles.insert(path).inserted ?? true,
      ImageHeader.size(ofFile: path) == nil
    else { return }
    Diagnostics.report(
      Diagnostic(
        "A picture can't be shown.", values: ["file  \(path)"],
        remedy: """
          The file is missing, can't be read, is too large, or isn't a PNG, JPEG or GIF file. Check the path. Until \
          then, nothing is shown.
          """))
  }
}
