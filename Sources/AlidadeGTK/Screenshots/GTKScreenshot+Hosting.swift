#if GTK
extension GTKScreenshot {
  /// Returns a PNG picture of a hosting view.
  ///
  /// - Parameters:
  ///   - view: a hosting view in a mapped window.
  ///   - scale: the number of pixels in a point; positive and finite.
  /// - Returns: the bytes of a PNG file.
  /// - Throws: a ``Failure``.
  public static func png(of view: GTKHostingView, scale: Double = 1) throws -> [UInt8] {
    try png(of: view.root, scale: scale)
  }

  /// Returns a PNG picture of a window without its border.
  ///
  /// - Parameters:
  ///   - window: a mapped window.
  ///   - scale: the number of pixels in a point; positive and finite.
  /// - Returns: the bytes of a PNG file.
  /// - Throws: a ``Failure``.
  public static func png(of window: GTKWindow, scale: Double = 1) throws -> [UInt8] {
    try png(ofWidget: window.widget, scale: scale)
  }
}
#endif
