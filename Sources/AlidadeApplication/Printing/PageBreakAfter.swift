import AlidadeCore

/// A component after which a new page begins; pagination recognizes it by its type.
struct PageBreakAfter: FlexComponent, Equatable {
  let children: [AnyComponent]

  var layoutBehavior: LayoutBehavior { .modifier() }
  var box: FlexBox { .wrapper() }
}

extension Component {
  /// Begins a new page after the component when it is printed.
  ///
  /// ```swift
  /// TitlePage(book).pageBreakAfter()
  /// ```
  ///
  /// The page begins with the content that follows below, without the space in between. No page is
  /// left empty: nothing happens after the last component. Nothing is cut: content beside the
  /// component, as in a ``Row``, stays on its page. In a window, and in the header or the footer of
  /// a page, the modifier has no effect.
  public func pageBreakAfter() -> some Component {
    PageBreakAfter(children: [AnyComponent(self)])
  }
}
