/// Places the rows of a ``ScrollView``.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// The offset or the size of the viewport changed; called before the change is painted.
  func scrollViewDidChangeViewport(_ scrollView: any ScrollView)

  /// A key was pressed that moves through rows.
  ///
  /// - Returns: whether the key was used.
  func scrollView(_ scrollView: any ScrollView, perform command: ScrollCommand) -> Bool
}
