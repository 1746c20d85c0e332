import AlidadeHeadless
import AlidadeNative

/// A view that the user writes into.
final class NoteView: HeadlessView {
  var writing = ""
}

/// What the notes of one test share.
@MainActor final class NoteBook: Sendable, Hashable {
  /// The rows whose notes are not saved.
  var unsaved: Set<Int> = []
  var madeCount = 0
  /// The controllers that exist, by row.
  var controllers: [Int: NoteRow.Controller] = [:]

  init() {}

  nonisolated static func == (one: NoteBook, other: NoteBook) -> Bool { one === other }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A row with a stateful view.
struct NoteRow: StatefulViewComponent, Equatable {
  let id: Int
  let book: NoteBook

  var size: ComponentSize { ComponentSize(height: 40) }

  final class Controller: StatefulViewComponentController<NoteRow> {
    static func newStatefulView(_ book: NoteBook) -> NoteView {
      book.madeCount += 1
      return NoteView()
    }

    static func configureStatefulView(_ view: NoteView, for row: NoteRow) {}

    static func contextForNewStatefulView(_ row: NoteRow) -> NoteBook { row.book }

    override var canRelinquishStatefulView: Bool { !component.book.unsaved.contains(component.id) }

    override func didInit() { component.book.controllers[component.id] = self }
    override func invalidate() { component.book.controllers[component.id] = nil }
  }
}
