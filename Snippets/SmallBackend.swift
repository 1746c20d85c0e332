// A backend for a toolkit of characters: a point is one character, and a view is a rectangle of
// characters.

import AlidadeNative
import Dispatch
import Synchronization

// MARK: - Views

@MainActor class GridView: InstantiableView {
  weak var mountRecord: MountRecord?
  private(set) weak var superview: GridView?
  private(set) var subviews: [GridView] = []
  var frame = Rect.zero
  var isHidden = false

  required init() {}

  /// The view that holds the children; subclasses may name another one.
  var contentView: any NativeView { self }

  // Characters have no colors, and can't be clicked.
  func apply(_ option: ViewOption) {}
  func listen(for input: ViewInput, _ handler: EventHandler<ViewInputEvent>?) {}
  func offer(_ content: TransferContent?) {}

  /// Adds a view, directly above `sibling` or below all others.
  func add(_ view: GridView, above sibling: GridView?) {
    let index = subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0
    subviews.insert(view, at: index)
    view.superview = self
  }

  func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Paints the view and then its subviews, from the lowest to the topmost.
  func draw(in screen: inout [[Character]], at origin: Point) {
    for view in subviews where !view.isHidden {
      let place = Point(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
      view.draw(in: &screen, at: place)
    }
  }
}

final class GridTextView: GridView, TextView {
  var textLayout: TextLayout?

  override func draw(in screen: inout [[Character]], at origin: Point) {
    let lines = (textLayout?.payload as? GridLines)?.lines ?? []
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() {
        let (x, y) = (Int(origin.x) + column, Int(origin.y) + row)
        guard screen.indices.contains(y), screen[y].indices.contains(x) else { continue }
        screen[y][x] = character
      }
    }
  }
}

// MARK: - Text

/// The lines of a text, which its view draws.
final class GridLines: Sendable {
  let lines: [String]
  init(_ lines: [String]) { self.lines = lines }
}

struct GridMeasurer: ContentMeasurer {
  func layout(_ content: TextContent, width: Double) -> TextLayout {
    let columns = Int(min(max(width, 0), 10_000))
    var lines = [""]
    for word in content.plainText.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    lines = lines.prefix(content.maximumLineCount).map { String($0.prefix(columns)) }
    let size = Size(width: Double(lines.map(\.count).max() ?? 0), height: Double(lines.count))
    return TextLayout(
      content: content, maximumWidth: width, size: size, baseline: 1, lineCount: lines.count,
      payload: GridLines(lines))
  }

  func minimumWidth(of content: TextContent) -> Double {
    Double(content.plainText.split(separator: " ").map(\.count).max() ?? 0)
  }

  func naturalSize(of source: ImageSource) -> Size? { nil }
}

// MARK: - The toolkit

@MainActor final class GridHost: MountHost {
  let measurer: any ContentMeasurer = GridMeasurer()
  let scaleFactor = 1.0
  let statefulViews = StatefulViewPool()

  private var frames: [@MainActor () -> Void] = []
  private var laterTurns: [@MainActor () -> Void] = []
  private let mainWork = Mutex<[@MainActor @Sendable () -> Void]>([])
  private let background = DispatchGroup()

  func makeView(_ viewClass: PortableViewClass) -> any NativeView {
    switch viewClass.kind {
    case .text: GridTextView()
    // The toolkit has no other views yet. Attributes that a view doesn't have are reported.
    default: GridView()
    }
  }

  func insert(
    _ view: any NativeView, into parent: any NativeView, above sibling: (any NativeView)?
  ) {
    guard let view = view as? GridView, let parent = parent as? GridView else { return }
    parent.add(view, above: sibling as? GridView)
  }

  func move(_ view: any NativeView, in parent: any NativeView, above sibling: (any NativeView)?) {
    remove(view, from: parent)
    insert(view, into: parent, above: sibling)
  }

  func subviews(of parent: any NativeView) -> [any NativeView] {
    (parent as? GridView)?.subviews ?? []
  }

  func remove(_ view: any NativeView, from parent: any NativeView) {
    (view as? GridView)?.removeFromSuperview()
  }

  func isView(_ view: any NativeView, in parent: any NativeView) -> Bool {
    guard let parent = parent as? GridView else { return false }
    return (view as? GridView)?.superview === parent
  }

  func transfer(_ view: any NativeView, into newParent: any NativeView) {
    (view as? GridView)?.removeFromSuperview()
    insert(view, into: newParent, above: subviews(of: newParent).last)
  }

  func setFrame(_ frame: Rect, of view: any NativeView) { (view as? GridView)?.frame = frame }

  func setHidden(_ isHidden: Bool, _ view: any NativeView) {
    (view as? GridView)?.isHidden = isHidden
  }

  func copy(_ content: TransferContent) {}
  func paste(
    of kinds: TransferKinds,
    _ finish: @escaping @MainActor (Result<TransferContent, TransferError>) -> Void
  ) -> Bool { false }
  func hasContent(of kinds: TransferKinds) -> Bool { false }
  func observeClipboard(_ observer: any ClipboardObserver) {}

  func scheduleFrame(_ action: @escaping @MainActor () -> Void) { frames.append(action) }

  func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) { laterTurns.append(action) }

  nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    mainWork.withLock { $0.append(action) }
  }

  nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void) {
    background.enter()
    BackgroundThreads.run {
      work()
      self.background.leave()
    }
  }

  func runInBackground(waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void) -> Bool
  {
    background.enter()
    return BackgroundThreads.run(waitingUpTo: limit) {
      work()
      self.background.leave()
    }
  }

  /// Runs everything that is scheduled, as the main loop, and returns when nothing is left.
  func run() {
    while true {
      background.wait()
      let work = mainWork.withLock { work in
        defer { work = [] }
        return work
      }
      let due = laterTurns + frames
      if work.isEmpty, due.isEmpty { return }
      (laterTurns, frames) = ([], [])
      for action in work { action() }
      for action in due { action() }
    }
  }
}

/// A component on a screen of characters.
@MainActor final class GridHostingView {
  let mountHost = GridHost()
  let root = GridView()
  let host: ComponentHost

  init(size: Size, @ComponentBuilder content: () -> ComponentList) {
    host = ComponentHost(content(), in: root, mounter: Mounter(host: mountHost))
    root.frame = Rect(origin: .zero, size: size)
    host.size = size
    host.isVisible = true
  }

  isolated deinit { host.tearDown() }

  func setContent(@ComponentBuilder _ content: () -> ComponentList) {
    host.setComponent(content())
  }

  func draw() -> String {
    let line = [Character](repeating: ".", count: Int(root.frame.size.width))
    var screen = [[Character]](repeating: line, count: Int(root.frame.size.height))
    root.draw(in: &screen, at: .zero)
    return screen.map { String($0) }.joined(separator: "\n")
  }
}

// MARK: - An application

func board(_ station: String, minutes: Int) -> Row {
  Row(spacing: 2) {
    Text(station).grow()
    Text("\(minutes) min").shrink(0)
  }
}

let view = GridHostingView(size: Size(width: 18, height: 2)) { board("North Gate", minutes: 12) }
print(view.draw())
view.setContent { board("Old North Gate", minutes: 9) }
view.mountHost.run()
print(view.draw())

// snippet.hide
print("views made: \(view.host.mounter.counters.viewsCreated)")
