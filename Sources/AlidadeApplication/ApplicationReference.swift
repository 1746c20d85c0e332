import AlidadeComponents
import AlidadeCore

/// The application that a component belongs to.
///
/// ```swift
/// Button("Quit") { Task { await context.application.quit() } }
/// ```
///
/// A reference can be stored. It doesn't keep the application alive, and does nothing once the
/// application has ended, or if there is none, as in a hosting view.
public struct ApplicationReference: Sendable, Equatable {
  private let reference: WeakReference<Application>?
  /// The schemes of the addresses that the component may open.
  var allowedSchemes = AllowedLinkSchemes.defaultValue
  /// The window that the component is in.
  var window = WindowReference(nil)

  init(_ application: Application?) {
    reference = application.map { WeakReference($0) }
  }

  @MainActor var application: Application? { reference?.object }

  /// Ends the application unless a window refuses to close, and waits for the answers of the
  /// windows.
  ///
  /// The windows with an `onCloseRequest` are asked one after the other, the most recently used
  /// first. A window whose `onCloseRequest` calls this method, itself or in a dialog that it has
  /// opened, isn't asked.
  ///
  /// - Returns: `true` if the application has ended or is about to end; `false` if a window has
  ///   refused to close.
  @discardableResult
  @MainActor public func quit() async -> Bool {
    guard let application else { return true }
    let asked = asked
    return await withCheckedContinuation { continuation in
      application.quit(for: asked) { continuation.resume(returning: $0) }
    }
  }

  /// The windows that wait for this code, or for the dialog that it is in, to answer whether they
  /// may close.
  @MainActor private var asked: [WindowSession] {
    var asked = WindowSession.asked.map { [$0] } ?? []
    var next = window.session
    while let session = next {
      asked.append(session)
      next = session.owner
    }
    // A task that a closure has started may go on after the closure has answered.
    return asked.filter(\.isAsking)
  }

  /// The exit status of the program; initially 0.
  @MainActor public var exitStatus: Int32 {
    get { application?.exitStatus ?? 0 }
    nonmutating set { application?.exitStatus = newValue }
  }
}

/// The environment key of the application.
enum ApplicationKey: EnvironmentKey {
  static let defaultValue = ApplicationReference(nil)
}

extension Context {
  /// The application that the component belongs to.
  public var application: ApplicationReference {
    var application = environment(ApplicationKey.self)
    application.allowedSchemes = environment(AllowedLinkSchemes.self)
    application.window = window
    return application
  }
}
