import AlidadeCore

/// A request to open the address of a link that the user has followed.
@MainActor final class LinkRequest: Sendable {
  let address: String
  /// A Boolean value that is `true` if a component has opened the address.
  var isHandled = false

  private init(_ address: String) {
    self.address = address
  }

  /// Opens an address: with the nearest ancestor of a component that handles it, or with the
  /// desktop if its scheme is allowed.
  ///
  /// A refused address is reported once for each reason. An empty address isn't opened.
  static func open<State>(_ address: String, from context: Context<State>) {
    if address.isEmpty { return }
    let request = LinkRequest(address)
    context.send(request)
    if request.isHandled { return }
    let allowed = context.environment(AllowedLinkSchemes.self)
    if let refusal = AddressRule.refusal(of: address, allowed) {
      AddressRule.report(refusal, of: address, allowed)
    } else {
      context.addressOpener.open(address)
    }
  }
}

/// A component that opens addresses of links inside it.
private struct LinkHandler: ModifierComponent, Equatable {
  /// The action that handles a request to open an address.
  let action: Action<LinkRequest>
  let content: AnyComponent

  func body(_ context: Context<NoState>) -> some Component {
    let action = action
    content.onMessage(LinkRequest.self) { request in
      action(request)
      if !request.isHandled { context.send(request) }
    }
  }
}

extension Component {
  /// Opens the addresses of links inside the component instead of the desktop, such as addresses
  /// that refer to the program's own content.
  ///
  /// ```swift
  /// MessageList(messages)
  ///   .onOpenLink { address in
  ///     guard let person = Person(mentionedBy: address) else { return false }
  ///     open(person)
  ///     return true
  ///   }
  /// ```
  ///
  /// It is called for every address that the user follows with a ``Link`` or in a ``Text``,
  /// whatever its scheme, but not for links with an action. If several ancestors have such a
  /// closure, the one nearest to the link is called first, and then the next one if the first
  /// returns `false`. If none of them opens the address, the desktop opens it, provided that
  /// ``AllowedLinkSchemes`` contains its scheme.
  ///
  /// - Parameter open: called on the main thread with the address, which may come from an untrusted
  ///   source, so check it; returns `true` if the address was handled.
  public func onOpenLink(
    perform open: @escaping @MainActor @Sendable (_ address: String) -> Bool
  ) -> some Component {
    LinkHandler(
      action: Action { request in request.isHandled = open(request.address) },
      content: AnyComponent(self))
  }
}
