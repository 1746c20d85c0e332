import AlidadeLayout
import AlidadeRender

extension BackendContract {
  /// The rules for rows that the user can select.
  static let selectionCases = [
    Case("a row shows the status that its list gives it") { backend in
      let journal = ContractJournal()
      guard let (view, row) = stage(in: backend) else { return ["the view isn't a scroll view"] }
      journal.expect(backend.rowStatus(of: row), equals: nil, "the status at first")
      let statuses = [
        RowStatus(position: 3, count: 10),
        RowStatus(isSelected: false, position: 3, count: 10),
        RowStatus(isSelected: true, takesFocus: true, position: 3, count: 10),
        RowStatus(isSelected: true, takesFocus: true, position: 4, count: 11),
        RowStatus(position: 0, count: 2, separator: RowSeparator(left: 20, right: 5)),
        RowStatus(position: 0, count: 2, separator: RowSeparator(left: 20, edge: .right)),
        RowStatus(isSelected: false, takesFocus: false, position: 0, count: 1),
        RowStatus(position: 0, count: 1, outline: RowOutline(depth: 2, isExpanded: true)),
        RowStatus(position: 0, count: 1, outline: RowOutline(depth: 2, isExpanded: false)),
        RowStatus(position: 0, count: 1, outline: RowOutline(depth: 0)), nil,
      ]
      for status in statuses {
        view.show(status, of: row)
        await backend.run()
        journal.expect(backend.rowStatus(of: row), equals: status, "the status")
        journal.expect(
          backend.frame(of: row), equals: Rect(x: 0, y: 0, width: 80, height: 40), "the frame")
      }
      return journal.violations
    },
    Case("a row of every kind of list shows its status") { backend in
      let journal = ContractJournal()
      guard let (view, _) = stage(in: backend) else { return ["the view isn't a scroll view"] }
      for role in [AccessibilityRole.listItem, .treeItem, .row] {
        let row = backend.host.makeView(PortableViewClass(.container, role: role))
        backend.host.insert(row, into: view, above: nil)
        let status = RowStatus(isSelected: true, position: 1, count: 2)
        view.show(status, of: row)
        journal.expect(backend.rowStatus(of: row), equals: status, "the status of a \(role)")
      }
      return journal.violations
    },
    Case("a row keeps its status when others get theirs, and when it moves") { backend in
      let journal = ContractJournal()
      guard let (view, row) = stage(in: backend) else { return ["the view isn't a scroll view"] }
      let host = backend.host
      let other = host.makeView(PortableViewClass(.container, role: .listItem))
      host.insert(other, into: view, above: row)
      let status = RowStatus(isSelected: true, takesFocus: true, position: 0, count: 2)
      view.show(status, of: row)
      view.show(RowStatus(isSelected: false, position: 1, count: 2), of: other)
      host.move(row, in: view, above: other)
      host.setFrame(Rect(x: 0, y: 40, width: 80, height: 40), of: row)
      await backend.run()
      journal.expect(backend.rowStatus(of: row), equals: status, "the status")
      return journal.violations
    },
    Case("a scroll view has no selection at first, and keeps the one that it is given") { backend in
      let journal = ContractJournal()
      guard let (view, _) = stage(in: backend) else { return ["the view isn't a scroll view"] }
      journal.expect(view.selectionMode, equals: .none, "the mode at first")
      journal.expect(view.selectionBand, equals: nil, "the band at first")
      for mode in [RowSelectionMode.many, .one, .none, .many] {
        view.selectionMode = mode
        journal.expect(view.selectionMode, equals: mode, "the mode")
      }
      for band in [Rect(x: 5, y: -20, width: 0, height: 60), Rect(x: 5, y: 5, width: 9, height: 9)]
      {
        view.selectionBand = band
        await backend.run()
        journal.expect(view.selectionBand, equals: band, "the band")
      }
      view.selectionBand = nil
      journal.expect(view.selectionBand, equals: nil, "the band after the drag")
      return journal.violations
    },
    Case("a scroll view drags no rows at first, and shows the mark that it is given") { backend in
      let journal = ContractJournal()
      guard let (view, _) = stage(in: backend) else { return ["the view isn't a scroll view"] }
      journal.expect(view.dragsRows, equals: false, "whether rows are dragged at first")
      journal.expect(view.insertionMark, equals: nil, "the mark at first")
      for drags in [true, false, true] {
        view.dragsRows = drags
        journal.expect(view.dragsRows, equals: drags, "whether rows are dragged")
      }
      for mark in [
        InsertionMark.line(Rect(x: 0, y: -20, width: 80, height: 2)),
        .line(Rect(x: 0, y: 5, width: 80, height: 2)),
        .row(Rect(x: 0, y: 5, width: 80, height: 20)),
      ] {
        view.insertionMark = mark
        await backend.run()
        journal.expect(view.insertionMark, equals: mark, "the mark")
      }
      view.insertionMark = nil
      journal.expect(view.insertionMark, equals: nil, "the mark after the drag")
      return journal.violations
    },
  ]

  @MainActor private static func stage(
    in backend: any ContractBackend
  ) -> (any ScrollView, any NativeView)? {
    let host = backend.host
    guard let view = host.makeView(PortableViewClass(.scroll, role: .list)) as? any ScrollView
    else { return nil }
    host.insert(view, into: backend.root, above: nil)
    host.setFrame(Rect(x: 0, y: 0, width: 80, height: 100), of: view)
    let row = host.makeView(PortableViewClass(.container, role: .listItem))
    host.insert(row, into: view, above: nil)
    host.setFrame(Rect(x: 0, y: 0, width: 80, height: 40), of: row)
    return (view, row)
  }
}
