import Alidade

/// The reason why packages can't be read.
enum LoadFailure: Hashable, Sendable {
  /// The file can't be read.
  case file(reason: String)
  /// The program that lists the packages of the archive has failed.
  case archive(reason: String)

  /// The title of the message for the user.
  var title: LocalizedText {
    switch self {
    case .file: LocalizedText("The file can't be read.")
    case .archive: LocalizedText("The packages of the archive can't be listed.")
    }
  }

  var reason: String {
    switch self {
    case .file(let reason), .archive(let reason): reason
    }
  }
}
