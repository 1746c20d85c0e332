import Alidade
import ArgumentParser
import DemonstrationCommand
import Foundation

/// The options on the command line.
struct GalleryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The layout with which to begin: \(GalleryOptions.names).", valueName: "name"))
  var page = GalleryOptions.firstPage

  @Option(help: ArgumentHelp("The size of the window, in points.", valueName: "width x height"))
  var size = GalleryOptions.standardSize

  @Option(
    help: ArgumentHelp("A video for the posts of the page Feed.", valueName: "file"),
    completion: .file())
  var video: String?

  @OptionGroup var scroll: ScrollOptions

  @OptionGroup var window: WindowOptions

  private static let firstPage = "Row"
  private static let standardSize = WindowSize(width: 1100, height: 760)
  private static let names = Exhibit.all.map(\.layout.name).joined(separator: ", ")

  /// The index of the chosen layout.
  var start: Int { Exhibit.place(of: page) ?? 0 }

  /// A Boolean value that is `true` if the chosen page has a list to scroll.
  private var isScrolled: Bool { Exhibit.all[start].layout.page is any ScrolledPage }

  /// The identifier of the application; `nil` for a run of its own.
  ///
  /// A gallery that runs already can show another page, but knows no other option.
  var identifier: String? {
    let isOrdinary =
      size.points == GalleryOptions.standardSize.points && video == nil && !scroll.isMeasured
      && window.screenshot == nil && window.colorScheme == .system
    return isOrdinary ? GalleryApp.standardIdentifier : nil
  }

  /// The address of the page, for a gallery that runs already; `nil` if no page was asked for.
  var address: String? {
    page == GalleryOptions.firstPage ? nil : PageAddress.address(of: Exhibit.all[start])
  }

  func validate() throws {
    if Exhibit.place(of: page) == nil {
      throw ValidationError(
        "--page is \(page); it must be one of \(GalleryOptions.names).")
    }
    if let video, !FileManager.default.isReadableFile(atPath: video) {
      throw ValidationError("--video is \(video), which is not a file that can be read.")
    }
    try scroll.validate()
    if scroll.isMeasured, !isScrolled {
      throw ValidationError(
        "--page is \(page), which has no list to scroll; choose Chat or Log to measure scrolling.")
    }
    try window.validate()
  }
}
