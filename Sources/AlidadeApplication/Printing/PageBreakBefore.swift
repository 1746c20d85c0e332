import AlidadeCore

/// A component with which a new page begins; pagination knows it by its type.
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
  /// No page stays empty: nothing happens if the component is the first on its page anyway. Nothing
  /// is cut: what is beside the component, as in a ``Row``, goes to the new page with it. In a window,
  /// and in the header or the footer of a page, the modifier does nothing.
  public func pageBreakBefore() -> some Component {
    PageBreakBefore(children: [AnyComponent(self)])
  }
}
