import AlidadeCore
import AlidadeRender

extension Text {
  /// Returns this text as a link to an address.
  ///
  /// ```swift
  /// Text {
  ///   "Read the "
  ///   Text("manual").link("https://docs.gtk.org/gtk4")
  ///   " first."
  /// }
  /// ```
  ///
  /// The link is underlined and has the accent color; to change either, add a modifier after this
  /// one. The user follows it by clicking it, or by pressing Return while it has the focus, which
  /// the Tab key moves from link to link. Assistive technologies find each link in the text. A
  /// truncated part of a link can't be clicked.
  ///
  /// ``Component/onOpenLink(perform:)`` of an ancestor opens the address, or the desktop does if
  /// ``AllowedLinkSchemes`` contains its scheme; any other address is refused and reported.
  ///
  /// - Parameters:
  ///   - address: the address, which may come from an untrusted source. An empty address does
  ///     nothing.
  ///   - tooltip: the text shown while the pointer rests on the link; `nil` shows the address, and
  ///     an empty text shows nothing.
  public func link(_ address: String, tooltip: String? = nil) -> Text {
    linked(to: .address(address), tooltip: tooltip ?? address)
  }

  /// Returns this text as a link that performs an action.
  ///
  /// It looks and behaves like a link to an address.
  ///
  /// - Parameters:
  ///   - tooltip: the text shown while the pointer rests on the link; `nil` for none.
  ///   - action: called on the main thread when the user follows the link. The closure of the
  ///     newest generation is called.
  public func link(
    tooltip: String? = nil, action: @escaping @MainActor @Sendable () -> Void
  ) -> Text {
    linked(to: .action(Action(action)), tooltip: tooltip)
  }

  private func linked(to destination: TextLink.Destination, tooltip: String?) -> Text {
    var text = color(.accentText).underline()
    // A link around other links replaces them.
    text.parts.removeAll { if case .link = $0 { true } else { false } }
    text.parts.append(
      .link(
        TextLink(
          runs: text.content.runs.indices, destination: destination,
          tooltip: tooltip.flatMap { $0.isEmpty ? nil : $0 })))
    return text
  }
}
