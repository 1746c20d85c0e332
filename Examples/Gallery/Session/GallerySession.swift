/// Shows the gallery on one toolkit.
protocol GallerySession {
  /// Shows it until the user quits, or until what the command line asked for is done.
  func run() throws
}
