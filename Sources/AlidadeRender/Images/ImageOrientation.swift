import AlidadeLayout

/// The way that the pixels in the file of an image have to be turned and mirrored to be upright.
package struct ImageOrientation: Sendable {
  /// The number in the Exif data of a JPEG or in a TIFF, from 1 to 8; any other number counts as 1,
  /// which is upright.
  private let number: Int

  /// Reads the orientation of the image in `source`; upright if it has none.
  package init(_ source: JPEGSegments.Source) {
    number = JPEGSegments(source)?.orientation ?? TIFFDirectory.orientation(source) ?? 1
  }

  /// A Boolean value that is `true` if the pixels in the file are upright.
  package var isUpright: Bool { !(2...8).contains(number) }

  /// A Boolean value that is `true` if the width becomes the height when the image is turned
  /// upright.
  package var isRotated: Bool { (5...8).contains(number) }

  /// Returns the size of the upright image, from the width and the height in its file.
  package func size(width: Int, height: Int) -> Size {
    isRotated
      ? Size(width: Double(height), height: Double(width))
      : Size(width: Double(width), height: Double(height))
  }
}
