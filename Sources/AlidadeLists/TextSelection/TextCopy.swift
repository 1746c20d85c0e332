import AlidadeCore
import AlidadeRender
import Synchronization

/// The selected text of a list, which is assembled in the background.
struct TextCopy: Sendable {
  /// A request for a copy, which a newer request cancels.
  final class Order: Sendable {
    private let hasBeenCanceled = Atomic<Bool>(false)

    var isCanceled: Bool { hasBeenCanceled.load(ordering: .relaxed) }

    func cancel() { hasBeenCanceled.store(true, ordering: .relaxed) }
  }

  let content: ListContent
  let range: Range<TextPlace>
  /// The trees of rows with views.
  let known: [Int: RenderTree]
  let trees: RowTrees
  let columns: RowColumns
  let axis: RowAxis
  let context: LayoutContext
  /// Returns the text of the row of an element, or `nil` for an element of another type.
  ///
  /// The closure is `nil` to copy the text that rows show.
  let element: (@Sendable (Any) -> String?)?

  /// Returns the text, one row after the other with a line feed between them; `nil` if the request
  /// is canceled.
  ///
  /// - Complexity: O(selected rows).
  func text(_ order: Order) -> String? {
    var joined = ""
    var isFirst = true
    let last = min(range.upperBound.row, content.count - 1)
    for row in range.lowerBound.row...max(last, range.lowerBound.row) {
      if order.isCanceled { return nil }
      guard row <= last, let text = text(of: row) else { continue }
      if !isFirst { joined += "\n" }
      joined += text
      isFirst = false
    }
    return joined
  }

  private func text(of row: Int) -> String? {
    guard let part = range.part(in: row) else { return nil }
    if part == TextPlace.start(of: row)..<TextPlace.end(of: row), let text = elementText(of: row) {
      return text
    }
    let texts = texts(of: row)
    if !part.isEmpty, texts.coversAllText(part), let text = elementText(of: row) { return text }
    return texts.string(in: part)
  }

  /// Returns the texts of a row, which is built if it has no views.
  func texts(of row: Int) -> RowTexts { RowTexts(known[row] ?? build(row)) }

  /// Returns the text that the application provides for a row; `nil` if it provides none.
  private func elementText(of row: Int) -> String? {
    guard let element, let value = content.rows.element(of: row) else { return nil }
    if let text = element(value) { return text }
    Diagnostics.reportOnce(
      Diagnostic(
        "The text for copying is that of another type than the elements of the list.",
        values: ["element  \(type(of: value))"],
        remedy: """
          Write .textSelection with a closure of the type of the elements, such as { (line: LogLine) in line.text }. Until \
          then, what the rows show is copied.
          """))
    return nil
  }

  /// Builds and lays out a row that has no views, without keeping it.
  ///
  /// A row with state uses the tree that keeps its state.
  private func build(_ row: Int) -> RenderTree {
    let range = axis.rowSizes(width: columns.width(of: row, in: content))
    if trees.remembers(RowName(key: content.key(of: row))),
      let known = trees.tree(of: row, in: content)
    {
      return known.tree.render(in: range, context).renderTree
    }
    let tree = ComponentTree(
      content.component(of: row), parent: content.parent(of: row), didBecomePending: { _ in })
    return tree.render(in: range, context).renderTree
  }
}
