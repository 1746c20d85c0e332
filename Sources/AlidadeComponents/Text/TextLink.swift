import AlidadeCore

/// A link in a text.
struct TextLink: Equatable, Sendable {
  /// The effect of following the link.
  enum Destination: Equatable {
    case address(String)
    case action(Action<Void>)
  }

  /// The runs of the text that form the link.
  var runs: Range<Int>
  let destination: Destination
  /// The text shown while the pointer rests on the link; `nil` for none.
  let tooltip: String?

  /// The address that is opened; `nil` for an action.
  var address: String? {
    if case .address(let address) = destination { address } else { nil }
  }
}
