/// An object that places the rows of a ``ScrollView``.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// Responds to a change of the viewport's offset or size, before the change is painted.
  func scrollViewDidChangeViewport(_ scrollView: any ScrollView)

  /// Handles a key that moves through rows.
  ///
  /// - Returns: `true` if the key was used.
  func scrollView(_ scrollView: any ScrollView, perform command: ScrollCommand) -> Bool
}
