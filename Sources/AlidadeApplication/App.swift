import AlidadeCore

/// An application: its identifier, the information about it, and its windows.
///
/// ```swift
/// @main struct Notes: App {
///   let identifier: String? = "org.example.Notes"
///
///   struct State { var showsPreferences = false }
///   func initialState() -> State { State() }
///
///   func body(_ context: Context<State>) -> some Component {
///     Window("Notes", id: "main", size: Size(width: 800, height: 600)) {
///       NoteList(showPreferences: Action { context.update { $0.showsPreferences = true } })
///     }
///     Window("Preferences", isOpen: context.binding(\.showsPreferences)) { Preferences() }
///   }
/// }
/// ```
///
/// An application is a component whose parts are windows. Like any component, it has state, reads
/// the environment, and is rebuilt when they change: a ``Window`` opens when the body first
/// contains it, and closes when the body no longer contains it. Components that enclose a window
/// also enclose its content, such as `.environment(_:_:)` and message handlers. A component outside
/// all windows isn't visible, which is reported.
///
/// A backend runs applications. With `AlidadeGTK`, mark the type with `@main`.
public protocol App: Component {
  /// Creates the application when the program starts.
  init()

  /// A name for the desktop, such as `org.example.Notes`; `nil`, the default, for none.
  ///
  /// It is a reversed domain name. A program with an identifier runs once per user: when it is
  /// started again, the running instance gets the files to open, and its most recently used window
  /// comes to the front. The identifier also names the settings file; without it, settings aren't
  /// stored.
  var identifier: String? { get }

  /// The name that the user sees; by default, the name of the type.
  var name: String { get }

  /// The languages of the application; by default, they are unspecified.
  var translations: Translations { get }

  /// The information about the application that ``Command/about`` shows; by default, only the name.
  var about: AboutInformation { get }

  /// The text that the option `--help` prints; `nil`, the default, if the application has no
  /// options of its own.
  ///
  /// If it is set, all arguments of the command, except `--help`, go to
  /// `Component.onCommandLine(perform:)`. Otherwise, they are the files to open, and the options
  /// are those of the toolkit.
  var usage: String? { get }

  /// A Boolean value that is `true`, the default, if the program ends when its last window is
  /// closed.
  var quitsAfterLastWindow: Bool { get }
}

extension App {
  /// No identifier.
  public var identifier: String? { nil }
  /// The name of the type.
  public var name: String { "\(Self.self)" }
  /// No translations.
  public var translations: Translations { Translations() }
  /// Only the name.
  public var about: AboutInformation { AboutInformation() }
  /// No options.
  public var usage: String? { nil }
  /// `true`.
  public var quitsAfterLastWindow: Bool { true }
}
