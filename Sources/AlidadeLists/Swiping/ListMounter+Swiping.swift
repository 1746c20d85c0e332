import AlidadeLayout
import AlidadeRender

/// Rows that the user swipes aside to reveal their actions.
extension ListMounter {
  /// The object that swipes rows aside; `nil` if no row has actions.
  var swiping: RowSwiping? { RowSwiping(self) }

  /// Makes the view report swipes if needed, and shows the actions of newer content.
  func showSwiping() {
    let swipes = roots.swipes
    guard options.swiping != nil || swipes.isOffered else { return }
    let canSwipe = swiping != nil
    offerSwipes(canSwipe)
    if canSwipe {
      swipes.followContent()
    } else {
      swipes.closeAll()
      reportSwiping()
    }
  }

  /// Sets whether the view reports swipes.
  func offerSwipes(_ isOffered: Bool) {
    guard roots.swipes.isOffered != isOffered else { return }
    roots.swipes.isOffered = isOffered
    scrolled.view?.swipesRows = isOffered
  }

  /// Records that the list was scrolled, by the user or by code.
  func noteScroll(isAtEnd: Bool) {
    mounter.statefulViews.noteScroll()
    reader.noteScroll(isAtEnd: isAtEnd)
    roots.swipes.closeAll()
  }

  func scrollView(_ scrollView: any ScrollView, didPressAt point: Point) -> Bool {
    swiping?.press(at: point) ?? false
  }

  func scrollView(
    _ scrollView: any ScrollView, didSwipe row: any NativeView, _ swipe: DragEvent
  ) -> Bool {
    swiping?.swipe(row, swipe) ?? false
  }

  private func reportSwiping() {
    guard options.swiping != nil else { return }
    Diagnostics.reportOnce(
      Diagnostic(
        "The rows of a table, of a grid, or of a horizontal list have swipe actions.",
        remedy: """
          In a grid, a row that moves aside would cover the one beside it, and in a table or a horizontal list, a \
          sideways movement scrolls. Remove .swipeActions, or show the rows in a vertical List with one column. Until \
          then, no row can be swiped.
          """))
  }
}

extension ListOptions {
  /// A Boolean value that is `true` if rows take the whole width, with nothing beside them.
  var canSwipe: Bool {
    columns == nil && sideways == nil && minimumRowWidth == 0 && rowAxis(.leftToRight) == .vertical
  }
}
