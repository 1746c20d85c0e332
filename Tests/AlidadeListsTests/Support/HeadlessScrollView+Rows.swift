import AlidadeHeadless

extension HeadlessScrollView {
  /// A row that is shown, with its text and its root view.
  typealias ShownRow = (id: Int, text: String, view: HeadlessView)

  /// The rows that are shown and whose text begins with an id and a colon.
  var shownRows: [ShownRow] {
    visibleSubviews.compactMap { view -> ShownRow? in
      guard let text = view.visibleTexts.first,
        let id = text.split(separator: ":").first.flatMap({ Int($0) })
      else { return nil }
      return (id: id, text: text, view: view)
    }
  }
}
