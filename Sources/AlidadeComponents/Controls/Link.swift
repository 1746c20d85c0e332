import AlidadeCore
import AlidadeRender

/// Text that leads somewhere.
///
/// ```swift
/// Link("Documentation", address: "https://docs.gtk.org/gtk4")
/// ```
public struct Link: Component, Equatable {
  private let content: LinkContent
  private let isWithinProgram: Bool
  private let isVisited: Bool
  private let isEnabled: Bool
  private let action: Action<Void>

  /// Makes a link that the desktop opens, with the program it has for such addresses.
  ///
  /// Only addresses of ``LinkSchemes`` are opened; following another one is reported.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - address: where it leads.
  ///   - isVisited: whether it looks as if it had been followed.
  ///   - isEnabled: whether the user can use it.
  public init(
    _ label: String, address: String, isVisited: Bool = false, isEnabled: Bool = true
  ) {
    content = LinkContent(label: label, address: address)
    isWithinProgram = false
    self.isVisited = isVisited
    self.isEnabled = isEnabled
    action = Action {}
  }

  /// Makes a link within the program.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - address: where it leads, which the user sees when the pointer rests on it.
  ///   - isVisited: whether it looks as if it had been followed.
  ///   - isEnabled: whether the user can use it.
  ///   - action: what following it does, on the main thread; nothing else happens.
  public init(
    _ label: String, address: String = "", isVisited: Bool = false, isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () -> Void
  ) {
    content = LinkContent(label: label, address: address)
    isWithinProgram = true
    self.isVisited = isVisited
    self.isEnabled = isEnabled
    self.action = Action(action)
  }

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    var content = content
    if !isWithinProgram { content.allowedSchemes = context.environment(LinkSchemes.self) }
    return control(content)
  }

  private func control(_ content: LinkContent) -> Control<LinkContent> {
    let action = action
    return Control(
      content, value: isVisited, isEnabled: isEnabled, label: content.label,
      onChange: Action { _ in action() })
  }
}

/// The schemes of addresses that links hand to the desktop, in lowercase: `http`, `https` and
/// `mailto` unless the surroundings allow others.
///
/// ```swift
/// Directory().environment(LinkSchemes.self, LinkSchemes.defaultValue.union(["tel"]))
/// ```
///
/// Allow a scheme only if every program that the desktop has for it may be run with any address that
/// a link of yours can have.
public enum LinkSchemes: EnvironmentKey {
  public static let defaultValue: Set<String> = ["http", "https", "mailto"]
}
