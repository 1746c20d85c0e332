import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

@MainActor @Suite struct StatefulRowTests {
  private let book = NoteBook()
  private let controller = ListController()
  private let view: HeadlessHostingView

  /// A list of notes, ten of which are in sight.
  init() {
    let (book, controller) = (book, controller)
    view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(Array(0..<10_000), id: \.self, controller: controller) { NoteRow(id: $0, book: book) }
    }
    view.settle()
  }

  private var scrollView: HeadlessScrollView? {
    view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
  }

  /// The notes in sight.
  private var notes: [NoteView] {
    guard let scrollView else { return [] }
    return scrollView.visibleSubviews.sorted { $0.frame.minY < $1.frame.minY }
      .flatMap(\.descendants).compactMap { $0 as? NoteView }.filter(\.isVisible)
  }

  private func scroll(by distance: Double) { scrollView?.scroll(by: distance) }

  @Test func `each row in sight has its own view in its own row`() {
    #expect(notes.count == 10)
    #expect(Set(notes.map(ObjectIdentifier.init)).count == 10)
    #expect(notes.allSatisfy { $0.frame.size == Size(width: 300, height: 40) })
  }

  @Test func `a row that goes out of sight and comes back in one scroll has its view`() {
    let first = notes[0]
    first.writing = "half a sentence"
    for _ in 0..<5 {
      scroll(by: 100)
      view.mountHost.runLaterTurns()
      view.mountHost.runFrame()
    }
    for _ in 0..<5 { scroll(by: -100) }
    #expect(notes.first === first)
    #expect(first.writing == "half a sentence")
  }

  @Test func `a row that goes far out of sight and comes back in one turn has its view`() {
    let first = notes[0]
    first.writing = "half a sentence"
    let controller = book.controllers[0]
    scroll(by: 30_000)
    scroll(by: -30_000)
    #expect(notes.first === first)
    #expect(book.controllers[0] === controller)
    view.settle()
    #expect(notes.first === first)
    #expect(first.writing == "half a sentence")
  }

  @Test func `a row is remembered as long as its view waits, and then forgotten like others`() {
    scroll(by: 30_000)
    view.mountHost.runMainWork()
    view.mountHost.runBackgroundWork()
    #expect(book.controllers[0]?.statefulView != nil)
    view.settle()
    for _ in 0..<300 {
      scroll(by: 400)
      view.settle()
    }
    #expect(book.controllers[0]?.statefulView == nil)
    #expect(book.controllers.count < 200, "\(book.controllers.count) rows are remembered")
  }

  @Test func `a row that comes back later has its view unless another row got it`() {
    let first = notes[0]
    scroll(by: 120)
    view.settle()
    #expect(view.mountHost.statefulViews.count == 3)
    scroll(by: -120)
    #expect(notes.first === first)
  }

  @Test func `scrolling at rest in between makes no view for rows that can take one`() {
    scroll(by: 120)
    view.settle()
    let made = book.madeCount
    for _ in 0..<200 {
      scroll(by: 40)
      view.settle()
    }
    #expect(book.madeCount == made)
  }

  @Test func `a long scroll makes no more views than may wait`() {
    for _ in 0..<500 {
      scroll(by: 40)
      view.mountHost.runMainWork()
      view.mountHost.runBackgroundWork()
      view.mountHost.runLaterTurns()
      view.mountHost.runFrame()
    }
    #expect(book.madeCount <= 11 + StatefulViewPool.waitingLimit)
    view.settle()
    #expect(notes.count == 10)
  }

  @Test func `a row with something unsaved keeps it however far it is out of sight`() {
    let third = notes[2]
    third.writing = "not saved"
    book.unsaved = [2]
    let controller = book.controllers[2]
    for _ in 0..<20 {
      scroll(by: 4_000)
      view.settle()
    }
    #expect(book.controllers[2] === controller)
    #expect(book.controllers[1] == nil, "Other rows are forgotten.")
    #expect(controller?.statefulView === third)
    scroll(by: -80_000)
    view.settle()
    #expect(notes[2] === third)
    #expect(third.writing == "not saved")
  }

  @Test func `when it is saved the row is forgotten like others`() {
    book.unsaved = [2]
    for _ in 0..<20 {
      scroll(by: 4_000)
      view.settle()
    }
    book.unsaved = []
    book.controllers[2]?.canRelinquishStatefulViewDidChange()
    for _ in 0..<300 {
      scroll(by: 400)
      view.settle()
    }
    #expect(book.controllers[2]?.statefulView == nil)
  }
}
