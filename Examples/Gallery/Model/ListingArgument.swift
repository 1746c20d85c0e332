import Alidade

/// An argument of a call in a listing; one that is as it is by default is left out.
struct ListingArgument {
  /// The name and the value; `nil` when it is left out.
  let text: String?

  /// A number.
  static func number(
    _ label: String, _ value: Double, default: Double? = 0
  ) -> ListingArgument {
    ListingArgument(text: value == `default` ? nil : "\(label): \(Listing.number(value))")
  }

  /// A member of a type.
  static func member<Value>(
    _ label: String?, _ value: Named<Value>, default: String? = nil
  ) -> ListingArgument {
    let prefix = label.map { "\($0): " } ?? ""
    return ListingArgument(text: value.name == `default` ? nil : "\(prefix).\(value.name)")
  }

  /// A length: a member of a type, or a number.
  static func length(
    _ label: String?, _ value: Named<FlexLength>, default: String
  ) -> ListingArgument {
    if value.name == `default` { return ListingArgument(text: nil) }
    return ListingArgument(text: (label.map { "\($0): " } ?? "") + value.expression)
  }

  /// A switch.
  static func flag(_ label: String, _ value: Bool) -> ListingArgument {
    ListingArgument(text: value ? "\(label): true" : nil)
  }

  /// Anything.
  static func raw(_ text: String) -> ListingArgument { ListingArgument(text: text) }
}
