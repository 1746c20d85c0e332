import AlidadeCore
import Synchronization

/// The recent files of an application, as a value of the environment.
///
/// They are read when a component first requests them, so that applications that don't use them
/// start just as fast.
final class RecentFilesList: Sendable, Equatable {
  private let store: Store<[RecentFile]>
  private let load: @Sendable () -> Void
  private let isRequested = Mutex(false)

  /// Creates a list.
  ///
  /// - Parameter load: begins to read the files into the store; called once, on any thread.
  init(store: Store<[RecentFile]>, load: @escaping @Sendable () -> Void) {
    self.store = store
    self.load = load
  }

  /// Returns the store of the files, and begins to read them if that hasn't begun yet.
  func requested() -> Store<[RecentFile]> {
    let wasRequested = isRequested.withLock { isRequested in
      defer { isRequested = true }
      return isRequested
    }
    if !wasRequested { load() }
    return store
  }

  static func == (one: RecentFilesList, other: RecentFilesList) -> Bool { one === other }
}

/// The environment key of the recent files.
enum RecentFilesKey: EnvironmentKey {
  static let defaultValue = RecentFilesList(store: Store([])) {}
}

extension Context {
  /// The files that the user has recently opened or saved with the application, the most recent
  /// first; at most 20.
  ///
  /// These are the files for which ``ApplicationReference/addRecentFile(_:)`` was called, in this
  /// run or an earlier one, unless the user has removed them. A component that reads the property
  /// in its body is rebuilt when the files change.
  public var recentFiles: [RecentFile] {
    read(environment(RecentFilesKey.self).requested(), \.self)
  }
}
