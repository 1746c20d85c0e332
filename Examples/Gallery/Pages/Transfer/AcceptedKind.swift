import Alidade

/// The values that a drop target accepts.
enum AcceptedKind: Hashable, Sendable {
  case swatch, picture, styledText, text, any

  var kinds: TransferKinds {
    switch self {
    case .swatch: .value(Swatch.self)
    case .picture: .value(Picture.self)
    case .styledText: .value(StyledText.self)
    case .text: .text
    case .any: [.value(Swatch.self), .value(Picture.self), .text]
    }
  }

  var noun: String {
    switch self {
    case .swatch: "swatch"
    case .picture: "picture"
    case .styledText, .text: "text"
    case .any: "content"
    }
  }

  /// The kinds as Swift code.
  var code: String {
    switch self {
    case .swatch: "Swatch.self"
    case .picture: "Picture.self"
    case .styledText: "StyledText.self"
    case .text: ".text"
    case .any: "[.value(Swatch.self), .value(Picture.self), .text]"
    }
  }
}
