#if GTK
extension GTKScreenshot {
  /// A picture of what a hosting view shows, as a PNG.
  ///
  /// - Parameter scale: pixels in a point; positive and finite.
  public static func png(of view: GTKHostingView, scale: Double = 1) throws -> [UInt8] {
    try png(of: view.root, scale: scale)
  }

  /// A picture of a window without its border, as a PNG.
  ///
  /// - Parameter scale: pixels in a point; positive and finite.
  public static func png(of window: GTKWindow, scale: Double = 1) throws -> [UInt8] {
    try png(ofWidget: window.widget, scale: scale)
  }
}
#endif
