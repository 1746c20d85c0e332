#if GTK
import AlidadeApplication
import CAlidadeGTK
import CGTK

// Requests from the desktop and other processes.
extension GTKApplication {
  // Proof of no dangling, for all connections: the application is released, and with it its
  // connections, by the deinit of this object.
  private var reference: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func object(_ reference: UnsafeMutableRawPointer) -> GTKApplication {
    Unmanaged<GTKApplication>.fromOpaque(reference).takeUnretainedValue()
  }

  func connectOpening() {
    alidade_connect_open(
      gtkApplication,
      { addresses, count, reference in
        // Proof: GLib calls on the main thread, and the pointers don't leave this call.
        nonisolated(unsafe) let (addresses, reference) = (addresses, reference)
        onMainThread {
          let texts = (0..<Int(count)).compactMap { index in
            addresses[index].map { String(cString: $0) }
          }
          GTKApplication.object(reference).open(texts)
        }
      }, reference)
  }

  // MARK: - Commands

  func connectCommandLine() {
    alidade_connect_command_line(
      gtkApplication,
      { arguments, count, folder, line, reference in
        // Proof: GLib calls on the main thread, and the pointers don't leave this call.
        nonisolated(unsafe) let (arguments, folder, line, reference) = (
          arguments, folder, line, reference
        )
        return onMainThread {
          let texts = (0..<Int(count)).compactMap { index in
            arguments[index].map { String(cString: $0) }
          }
          let command = LaunchCommand(
            Array(texts.dropFirst()), in: folder.map { String(cString: $0) })
          let answer = GTKApplication.object(reference).answer(command)
          alidade_print_to_command_line(line, answer.output, 0)
          alidade_print_to_command_line(line, answer.errorOutput, 1)
          return answer.exitStatus
        }
      }, reference)
  }

  /// Answers a command, after opening the windows if they aren't open yet.
  func answer(_ command: LaunchCommand) -> LaunchAnswer {
    let isLaunch = application == nil
    if isLaunch { activate() }
    let answer = application?.answer(command) ?? LaunchAnswer(exitStatus: 1)
    if isLaunch { launchStatus = answer.exitStatus }
    return answer
  }

  // MARK: - The end of the session

  /// Asks the windows before the user logs out, as it does before the application quits.
  func connectLogout() {
    ObjectProperty.set(
      "register-session", to: .bool(true),
      of: UnsafeMutableRawPointer(gtkApplication).assumingMemoryBound(to: GObject.self))
    connect(gtkApplication, "query-end") { [weak self] _ in
      self?.sessionAsksToEnd()
      return .none
    }
  }

  private func sessionAsksToEnd() {
    let preparation = application?.prepareForLogout { [weak self] mayEnd in
      // If a window refuses, the session continues until the user decides otherwise.
      if mayEnd { self?.replaceInhibition(with: 0) }
    }
    switch preparation {
    case nil, .nothingToAsk: replaceInhibition(with: 0)
    case .asking, .alreadyAsking:
      let reason = application?.logoutReason ?? ""
      replaceInhibition(
        with: gtk_application_inhibit(
          gtkApplication, activeWindow?.widget.window, GTK_APPLICATION_INHIBIT_LOGOUT, reason))
    }
  }

  /// Ends the previous inhibition, but only when another one has begun, so that the session can't
  /// end in between.
  private func replaceInhibition(with newer: guint) {
    let older = logoutInhibition
    logoutInhibition = newer
    if older != 0 { gtk_application_uninhibit(gtkApplication, older) }
  }
}
#endif
