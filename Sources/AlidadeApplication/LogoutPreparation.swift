/// The state of an application when the user logs out.
public enum LogoutPreparation: Hashable, Sendable {
  /// No window needs to ask before it closes, so the session can end.
  case nothingToAsk
  /// The windows are being asked; the session must wait for the answer.
  case asking
  /// The windows were already being asked, because the application is quitting or the user has
  /// already tried to log out; the session must wait for the same answer.
  case alreadyAsking
}
