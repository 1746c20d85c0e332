import Alidade
import ArgumentParser
import DemonstrationCommand
import Foundation

/// The options on the command line.
struct GalleryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The layout with which to begin: \(GalleryOptions.names).", valueName: "name"))
  var page = "Row"

  @Option(help: ArgumentHelp("The size of the window, in points.", valueName: "width x height"))
  var size = WindowSize(width: 1100, height: 760)

  @Option(
    help: ArgumentHelp("A video for the posts of the page Feed.", valueName: "file"),
    completion: .file())
  var video: String?

  @OptionGroup var window: WindowOptions

  private static let names = Exhibit.all.map(\.layout.name).joined(separator: ", ")

  /// The index of the chosen layout.
  var start: Int { Exhibit.place(of: page) ?? 0 }

  func validate() throws {
    if Exhibit.place(of: page) == nil {
      throw ValidationError(
        "--page is \(page); it must be one of \(GalleryOptions.names).")
    }
    if let video, !FileManager.default.isReadableFile(atPath: video) {
      throw ValidationError("--video is \(video), which is not a file that can be read.")
    }
    try window.validate()
  }
}
