import AlidadeRender

/// A part of a window that performs editing commands itself while it has the keyboard focus, such
/// as a text field or a list.
@MainActor package protocol EditingResponder: AnyObject {
  /// The commands that the user can perform now.
  var editingCommands: EditingCommands { get }

  /// Performs one of the commands.
  ///
  /// - Returns: `false` if it can't be performed anymore.
  func perform(_ command: EditingCommands) -> Bool
}

/// A component that handles commands, and passes them on to the responders inside it.
@MainActor package protocol ResponderChain: AnyObject, Sendable {
  /// Called when a responder gains or loses the keyboard focus.
  func focusDidChange(_ hasFocus: Bool, in responder: any EditingResponder)

  /// Called when the commands of a responder that has had the focus may have changed.
  func commandsDidChange(of responder: any EditingResponder)

  /// Called when a responder that has had the focus is no longer shown.
  func remove(_ responder: any EditingResponder)
}

/// The innermost component that handles commands, as a value of the environment.
package struct EnclosingResponderChain: Equatable, Sendable {
  let chain: (any ResponderChain)?

  package init(_ chain: (any ResponderChain)?) {
    self.chain = chain
  }

  package static func == (one: Self, other: Self) -> Bool { one.chain === other.chain }
}

/// The environment key of the innermost component that handles commands.
package enum ResponderChainKey: EnvironmentKey {
  package static let defaultValue = EnclosingResponderChain(nil)
}

/// The connection of a responder with the chain, which begins when the responder first gains the
/// focus, so that the others cost nothing.
@MainActor package final class ResponderConnection {
  private var chain: (any ResponderChain)?

  package init() {}

  package func focusDidChange(
    _ hasFocus: Bool, in responder: any EditingResponder, _ enclosing: EnclosingResponderChain
  ) {
    if chain !== enclosing.chain { end(responder) }
    if hasFocus { chain = enclosing.chain }
    chain?.focusDidChange(hasFocus, in: responder)
  }

  package func commandsDidChange(of responder: any EditingResponder) {
    chain?.commandsDidChange(of: responder)
  }

  package func end(_ responder: any EditingResponder) {
    let previous = chain
    chain = nil
    previous?.remove(responder)
  }
}
