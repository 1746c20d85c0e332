import AlidadeRender

/// A reference to the assistive technologies of the toolkit that shows a component.
///
/// It can be stored. It doesn't keep the toolkit alive, and does nothing once the toolkit no longer
/// exists.
struct Announcer: Sendable, Equatable {
  private let reference: HostReference?

  init(_ reference: HostReference?) {
    self.reference = reference
  }

  /// Makes assistive technologies read out a text; does nothing if it is empty.
  @MainActor func announce(_ text: String) {
    if !text.isEmpty { reference?.host?.announce(text) }
  }

  /// Returns `true` if both belong to the same toolkit.
  static func == (one: Announcer, other: Announcer) -> Bool {
    one.reference === other.reference
  }
}

/// The environment key of the announcer.
enum AnnouncerKey: EnvironmentKey {
  static let defaultValue = Announcer(nil)
}

extension Context {
  /// Makes assistive technologies read out a text, after the text that they are currently reading.
  ///
  /// ```swift
  /// Button("Copy") {
  ///   context.clipboard.copy(.text(address))
  ///   context.announce("Copied")
  /// }
  /// ```
  ///
  /// Announce the result of an action that the user can only see. A text that stays on the screen
  /// needs no announcement: show it in a ``Box`` with the role ``AccessibilityRole/status``, which
  /// is read out whenever its text changes.
  ///
  /// On GTK, this requires version 4.14 or later; earlier versions announce nothing.
  ///
  /// - Parameter text: the text, in the user's language; an empty one isn't announced.
  @MainActor public func announce(_ text: String) {
    environment(AnnouncerKey.self).announce(text)
  }
}
