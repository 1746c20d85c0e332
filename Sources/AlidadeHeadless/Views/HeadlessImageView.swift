import AlidadeRender

/// A view without a toolkit that shows the name of a picture.
public final class HeadlessImageView: HeadlessView, ImageView {
  /// The picture shown; `nil` shows nothing.
  ///
  /// A file that is not a picture of a known kind is reported, once for each toolkit.
  public var imageContent: ImageContent? {
    didSet {
      didSet(
        "imageContent", to: imageContent.map { HeadlessImageView.name(of: $0.source) } ?? "nil")
      if let imageContent, imageContent != oldValue { reportUnreadable(imageContent.source) }
    }
  }

  /// `image`.
  public override var kindName: String { "image" }

  /// The name of the picture, after the state of every view.
  public override var stateDescriptions: [String] {
    guard let imageContent else { return super.stateDescriptions }
    return super.stateDescriptions + [HeadlessImageView.name(of: imageContent.source)]
  }

  /// What dumps call a picture: its icon's name, the last part of its path, or the number of its
  /// pixels.
  public static func name(of source: ImageSource) -> String {
    switch source {
    case .icon(let name): "icon \(name)"
    case .file(let path): "file \(path.split(separator: "/").last.map(String.init) ?? path)"
    case .pixels(let image): "\(image.width)x\(image.height) pixels"
    }
  }

  private func reportUnreadable(_ source: ImageSource) {
    guard case .file(let path) = source, ImageHeader.size(ofFile: path) == nil,
      host?.reportedFiles.insert(path).inserted ?? true
    else { return }
    Diagnostics.report(
      Diagnostic(
        "A picture cannot be shown.", values: ["file  \(path)"],
        remedy: """
          The file is missing, may not be read, is too large, or is not a PNG, JPEG or GIF. Check its path. Until then nothing is \
          shown.
          """))
  }
}
