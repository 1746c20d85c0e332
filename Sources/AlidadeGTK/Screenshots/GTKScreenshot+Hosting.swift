#if GTK
extension GTKScreenshot {
  /// A picture of what a hosting view shows, as a PNG.
  ///
  /// - Parameters:
  ///   - view: a hosting view in a window that is shown.
  ///   - scale: pixels in a point; positive and finite.
  /// - Returns: the bytes of a PNG file.
  /// - Throws: ``Failure``.
  public static func png(of view: GTKHostingView, scale: Double = 1) throws -> [UInt8] {
    try png(of: view.root, scale: scale)
  }

  /// A picture of a window without its border, as a PNG: what was painted in its last frame.
  ///
  /// - Parameters:
  ///   - window: a window that is shown.
  ///   - scale: pixels in a point; positive and finite.
  /// - Returns: the bytes of a PNG file.
  /// - Throws: ``Failure``; also when the window has changed since its last frame.
  public static func png(of window: GTKWindow, scale: Double = 1) throws -> [UInt8] {
    try png(ofWidget: window.widget, scale: scale)
  }
}
#endif
