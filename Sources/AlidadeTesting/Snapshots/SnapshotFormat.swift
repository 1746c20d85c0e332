/// The form of a snapshot of a window.
public enum SnapshotFormat: Hashable, Sendable {
  /// The outline of the elements by role, text, frame and state, as in ``ElementScope/outline``.
  ///
  /// Changes to views that a user wouldn't notice are ignored.
  case outline
  /// Every view, with its frame, text, state and options.
  case views
  /// A picture for visual inspection; compared line by line.
  case svg

  var pathExtension: String {
    switch self {
    case .outline: "txt"
    case .views: "views.txt"
    case .svg: "svg"
    }
  }
}
