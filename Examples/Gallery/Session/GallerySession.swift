/// A session that shows the gallery on a toolkit.
protocol GallerySession {
  /// Shows the gallery until the user quits, or until the tasks on the command line are done.
  func run() throws
}
