import AlidadeCore
import AlidadeRender

/// The operations of a toolkit that an application uses; a backend implements them.
@MainActor public protocol ApplicationToolkit: AnyObject {
  /// Creates a window, without showing it.
  ///
  /// - Parameters:
  ///   - configuration: the properties of the window.
  ///   - delegate: notified of the window's events; not retained.
  ///   - owner: the window that the new one belongs to and stays in front of; `nil` for none.
  ///   - content: the component in the window.
  ///   - parent: the component that opens the window, whose environment the content gets.
  func makeWindow(
    _ configuration: WindowConfiguration, delegate: any WindowDelegate,
    owner: (any NativeWindow)?, content: AnyComponent, parent: ParentComponent?
  ) -> any NativeWindow

  /// The place where the settings are stored; `nil` to keep them in memory.
  var settingsStorage: (any SettingsStorage)? { get }

  /// The place where the secrets of the application are stored.
  var secretStorage: any SecretStorage { get }

  /// The settings of the desktop for colors and motion, shared by all windows.
  var appearance: Store<Appearance> { get }

  /// The languages that the user prefers, the most preferred first; empty if the user prefers
  /// programs in their source language.
  var preferredLanguages: [Language] { get }

  /// The locales that the user has set for numbers and dates; `nil` for the language.
  var preferredFormats: FormatLocales? { get }

  /// Sends a request to the desktop.
  ///
  /// - Parameters:
  ///   - request: the request; its address follows the rules of the application.
  ///   - finish: called once on the main thread; after a failure, with the reason.
  func perform(
    _ request: DesktopRequest, _ finish: @escaping @MainActor (DesktopError?) -> Void)

  /// Shows a notification, replacing an earlier one with the same name.
  ///
  /// When the user presses it, the toolkit calls `Application.activateNotification(_:button:)`.
  func show(_ notification: DesktopNotification)

  /// Removes the notification with a name.
  func withdrawNotification(_ id: String)

  /// The files that the user has recently opened or saved with the application, the most recent
  /// first; at most 20.
  ///
  /// It may be empty until ``loadRecentFiles()`` is called.
  var recentFiles: Store<[RecentFile]> { get }

  /// Reads the recent files, and keeps ``recentFiles`` up to date from now on.
  ///
  /// It is called before they are used for the first time, and may be called again.
  func loadRecentFiles()

  /// Makes a file the most recent one, replacing an earlier entry.
  ///
  /// - Parameter address: an address that begins with `file:`.
  func addRecentFile(_ address: String)

  /// Removes a file from the recent files; nothing happens if it isn't one of them.
  func forgetRecentFile(_ address: String)

  /// Ends the main loop, because the application has ended.
  func applicationDidEnd()
}
