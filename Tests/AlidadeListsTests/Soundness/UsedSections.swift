import AlidadeHeadless
import AlidadeNative
import AlidadeTesting

@testable import AlidadeLists

/// An application with a list of sections, whose rows the user selects and moves.
@MainActor final class UsedSections {
  /// A row that has views.
  struct Shown {
    let label: UsedRow.Label
    /// The distance from the top of the visible part.
    let top: Double
    let height: Double
    let view: HeadlessView
    var bottom: Double { top + height }
  }

  var sections: [UsedSection]
  var hasStickyHeaders: Bool
  var hasStickyFooters: Bool
  private(set) var selected: Set<Int> = []
  /// The moves that the application was told of since this was emptied.
  var moves: [RowMove<Int>] = []
  let ledger = UsedRowLedger()
  let view: HeadlessHostingView
  private let hasFooters: Bool
  private let animation: Animation?

  init(
    _ sections: [UsedSection], hasFooters: Bool, hasStickyHeaders: Bool, hasStickyFooters: Bool,
    _ animation: Animation?
  ) {
    self.sections = sections
    self.hasFooters = hasFooters
    self.hasStickyHeaders = hasStickyHeaders
    self.hasStickyFooters = hasStickyFooters
    self.animation = animation
    view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }
    show()
    view.settle()
  }

  /// Shows the sections as they are now.
  func show() {
    view.host.setComponent(content)
    view.host.update()
  }

  private var content: AnyComponent {
    AnyComponent(
      list
        .stickyHeaders(hasStickyHeaders)
        .stickyFooters(hasStickyFooters)
        .rowAnimation(animation)
        .selection(
          Binding(selected) { [unowned self] in
            selected = $0
            view.host.setComponent(content)
          }
        )
        .onMove { [unowned self] (move: RowMove<Int>) in take(move) })
  }

  private var list: List {
    let ledger = ledger
    let row: @Sendable (UsedSection.Element) -> UsedRow = {
      UsedRow(key: $0.id, height: $0.height, ledger: ledger)
    }
    let header: @Sendable (UsedSection) -> UsedRow = {
      UsedRow(
        key: $0.header, height: $0.headerHeight, elementCount: $0.elements.count, ledger: ledger)
    }
    if !hasFooters {
      return List(
        sections: sections, elements: \.shown, row: { row($0) }, header: { header($0) })
    }
    return List(
      sections: sections, elements: \.shown, row: { row($0) }, header: { header($0) },
      footer: { UsedRow(key: $0.footer, height: UsedSection.footerHeight, ledger: ledger) })
  }

  /// Moves elements as an application does.
  private func take(_ move: RowMove<Int>) {
    moves.append(move)
    guard let goal = sections.firstIndex(where: { $0.id == move.section(Int.self) }) else { return }
    let moved = sections.flatMap(\.elements).filter { move.ids.contains($0.id) }
    for index in sections.indices where index != goal {
      sections[index].elements.removeAll { move.ids.contains($0.id) }
    }
    let known = Set(sections[goal].elements.map(\.id))
    sections[goal].elements += moved.filter { !known.contains($0.id) }
    sections[goal].elements.apply(move)
    view.host.setComponent(content)
  }

  // MARK: - Views

  private(set) lazy var scrollView = view.list

  var viewportHeight: Double { scrollView.viewportSize.height }

  /// The rows that have views, in the order in which assistive technologies read them.
  var shown: [Shown] {
    scrollView.visibleSubviews.compactMap { view in
      guard !view.isInert, let label = UsedRow.Label(view.visibleTexts.first) else { return nil }
      return Shown(
        label: label, top: view.frame.minY + scrollView.contentOrigin.y,
        height: view.frame.size.height, view: view)
    }
  }

  func row(_ key: Int) -> Shown? { shown.first { $0.label.key == key } }

  /// The row that contains the view with the focus; `nil` if no row does.
  var focused: Int? {
    guard let view = view.mountHost.focusedView else { return nil }
    let row = view.outwardViews.first { $0.superview === scrollView }
    return row.flatMap { UsedRow.Label($0.visibleTexts.first)?.key }
  }

  /// A Boolean value that is `true` if a row itself has the focus, and not its button.
  var isRowFocused: Bool { view.mountHost.focusedView?.superview === scrollView }

  /// The keys of all rows, in sight or out of sight.
  var keys: [Int] {
    guard let rows = (scrollView.scrollDelegate as? ListMounter)?.content.rows else { return [] }
    return (0..<rows.count).map { row in
      if let element = rows.element(of: row) as? UsedSection.Element { return element.id }
      let edge = rows.key(of: row).id(as: SectionEdge.self)
      guard let edge, let id = edge.section.id(as: Int.self) else { return .min }
      let section = UsedSection(id: id)
      return edge.kind == .header ? section.header : section.footer
    }
  }

  // MARK: - Input

  func click(_ key: Int, _ modifiers: KeyModifiers) {
    row(key)?.view.descendants.first { $0 is HeadlessTextView }?.tap(modifiers: modifiers)
  }

  /// The button of a row.
  func button(_ key: Int) -> HeadlessPressableView? {
    row(key)?.view.descendants.lazy.compactMap { $0 as? HeadlessPressableView }.first
  }

  @discardableResult
  func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    view.mountHost.pressKey(KeyCombination(key, modifiers), in: view.root)
  }

  /// Drags a row to a distance from the top of the visible part.
  ///
  /// - Returns: `true` if the list took it.
  func drag(_ key: Int, to place: Double, isCanceled: Bool) -> Bool {
    guard let row = row(key) else { return false }
    // The text is at the left, and a button would keep the press.
    return row.view.drag(
      from: Point(x: 4, y: 4), through: [Point(x: 40, y: place - row.top)], isCanceled: isCanceled)
  }
}
