import AlidadeCore

/// A component with which a new page begins; pagination recognizes it by its type.
struct PageBreakBefore: FlexComponent, Equatable {
  let children: [AnyComponent]

  var layoutBehavior: LayoutBehavior { .modifier() }
  var box: FlexBox { .wrapper() }
}

extension Component {
  /// Begins a new page with the component when it is printed.
  ///
  /// ```swift
  /// ForEach(chapters) { ChapterView($0).pageBreakBefore() }
  /// ```
  ///
  /// No page is left empty: nothing happens if the component is already the first on its page.
  /// Nothing is cut: content beside the component, as in a ``Row``, moves to the new page with it.
  /// In a window, and in the header or the footer of a page, the modifier has no effect.
  public func pageBreakBefore() -> some Component {
    PageBreakBefore(children: [AnyComponent(self)])
  }
}
