import AlidadeHeadless
import AlidadeNative

/// Rows of four texts that are scrolled as a list, as a table and as a tree, without a display.
///
/// All rows are equally tall, so that equally many come into sight.
@MainActor struct TextsWorkload {
  /// A component that shows the rows.
  enum Form: String, CaseIterable {
    case list
    case table
    case tree
    case treeTable = "tree-table"
  }

  /// The work for the scrolled rows.
  struct Counts {
    /// The number of rows that came into sight.
    var rows = 0
    /// The number of operations on views, most of which set a frame or an attribute.
    var operations = 0
    /// The number of views that were created.
    var views = 0
  }

  private static let rowHeight = 28.0
  private static let rowsPerFrame = 2
  private static let folderCount = 1000
  private static let filesPerFolder = 99

  private let controller = ListController()
  private let host = HeadlessMountHost(isRecording: false)
  private let view: HeadlessHostingView

  init(_ form: Form) {
    let folders = (0..<TextsWorkload.folderCount).map { folder in
      let id = folder * (TextsWorkload.filesPerFolder + 1)
      return File(id: id, files: (0..<TextsWorkload.filesPerFolder).map { File(id: id + 1 + $0) })
    }
    let files = folders.flatMap { [$0] + ($0.files ?? []) }
    let expanded = Binding(Set(folders.map(\.id))) { _ in }
    let controller = controller
    let height = TextsWorkload.rowHeight
    view = HeadlessHostingView(size: Size(width: 640, height: 840), mountHost: host) {
      switch form {
      case .list:
        List(files, estimatedRowHeight: height, controller: controller) { FileRow(file: $0) }
      case .table:
        Table(files, estimatedRowHeight: height, controller: controller) { FileColumns.all }
      case .tree:
        List(
          tree: folders, children: \.files, expanded: expanded, estimatedRowHeight: height,
          controller: controller
        ) { FileRow(file: $0) }
      case .treeTable:
        Table(
          tree: folders, children: \.files, expanded: expanded, estimatedRowHeight: height,
          controller: controller
        ) { FileColumns.all }
      }
    }
    view.settle()
  }

  /// Scrolls until a number of rows have come into sight.
  func scroll(rows: Int) -> Counts {
    let operationsBefore = view.host.mounter.counters
    let rowsBefore = controller.counters.rowsMounted
    let frames = rows / TextsWorkload.rowsPerFrame
    for _ in 0..<frames {
      controller.offset += Double(TextsWorkload.rowsPerFrame) * TextsWorkload.rowHeight
      host.runMainWork()
      host.runBackgroundWork()
      host.runFrame()
    }
    let counters = view.host.mounter.counters.since(operationsBefore)
    let mounted = controller.counters.rowsMounted - rowsBefore
    precondition(
      abs(mounted - frames * TextsWorkload.rowsPerFrame) <= TextsWorkload.rowsPerFrame,
      "\(mounted) rows came into sight, not \(rows).")
    return Counts(
      rows: mounted, operations: counters.nativeOperations, views: counters.viewsCreated)
  }
}

/// A node of the tree: a folder with files, or a file.
private struct File: Identifiable, Sendable {
  let id: Int
  var files: [File]?

  var name: String { "File number \(id)" }
  var kind: String { files == nil ? "Document" : "Folder" }
  var size: String { "\(id % 977) kB" }
  var date: String { "\(id % 613) days ago" }
}

/// The row of a list: four texts, as wide as the columns of the table.
private struct FileRow: Component {
  let file: File

  var body: some Component {
    Row(spacing: 16, alignment: .center) {
      Text(file.name).lineLimit(1).grow().basis(0)
      Text(file.kind).lineLimit(1).frame(width: FileColumns.width)
      Text(file.size).lineLimit(1).frame(width: FileColumns.width)
      Text(file.date).lineLimit(1).frame(width: FileColumns.width)
    }
    .padding(horizontal: 8, vertical: 0)
    .frame(height: 28)
  }
}

/// The columns of a table with the same texts.
private enum FileColumns {
  static let width = 104.0

  static var all: [TableColumn<File>] {
    [
      TableColumn("Name") { Text($0.name).lineLimit(1) },
      TableColumn("Kind", width: .points(width + 16)) { Text($0.kind).lineLimit(1) },
      TableColumn("Size", width: .points(width + 16)) { Text($0.size).lineLimit(1) },
      TableColumn("Date", width: .points(width + 16)) { Text($0.date).lineLimit(1) },
    ]
  }
}
