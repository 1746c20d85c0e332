import Alidade

/// The gallery as an application, so that its pages have settings, notifications and all the rest.
struct GalleryApp: App {
  /// The identifier; `nil` for a run with options, which is never handed to another process.
  let identifier: String?
  private let start: Int
  private let size: Size
  private let video: String?
  /// Scrolls the list of a page with one.
  private let controller: ListController?
  /// Takes the number of rows of that list.
  private let rowCount: Store<Int>?

  let name = "Gallery"
  let translations = Translations.gallery
  let about = AboutInformation(
    description: "Every layout and every part of Alidade, with controls for its parameters.",
    developer: "The Alidade authors", icon: "applications-graphics-symbolic", license: .mit)

  static let standardIdentifier = "org.alidade.Gallery"
  /// The smallest size of the window, in which the parameters are beside the stage.
  static let minimumSize = Size(width: 840, height: 480)

  /// Creates the application.
  ///
  /// - Parameters:
  ///   - identifier: the identifier; `nil` for none.
  ///   - start: the index of the page that is shown first.
  ///   - size: the size of the window at first.
  ///   - video: a video for the posts of the feed.
  ///   - controller: the controller of the list of a page with one.
  ///   - rowCount: takes the number of rows of that list.
  init(
    identifier: String?, start: Int, size: Size = Size(width: 1100, height: 760),
    video: String? = nil, controller: ListController? = nil, rowCount: Store<Int>? = nil
  ) {
    self.identifier = identifier
    self.start = start
    self.size = size
    self.video = video
    self.controller = controller
    self.rowCount = rowCount
  }

  /// Creates the application with its first page.
  init() { self.init(identifier: GalleryApp.standardIdentifier, start: 0) }

  var body: some Component {
    Window("Gallery", id: "gallery", size: size) {
      GalleryWindow(start: start)
    }
    .minimumSize(GalleryApp.minimumSize)
    .environment(FeedClip.self, video)
    .environment(PageScrolling.self, controller)
    .environment(PageRowCount.self, rowCount)
  }
}
