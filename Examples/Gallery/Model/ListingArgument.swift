import Alidade

/// An argument of a call in a listing, omitted if it has its default value.
struct ListingArgument {
  /// The label and the value; `nil` if the argument is omitted.
  let text: String?

  /// Creates an argument for a number.
  static func number(
    _ label: String, _ value: Double, default: Double? = 0
  ) -> ListingArgument {
    ListingArgument(text: value == `default` ? nil : "\(label): \(Listing.number(value))")
  }

  /// Creates an argument for a member of a type.
  static func member<Value>(
    _ label: String?, _ value: Named<Value>, default: String? = nil
  ) -> ListingArgument {
    let prefix = label.map { "\($0): " } ?? ""
    return ListingArgument(text: value.name == `default` ? nil : "\(prefix).\(value.name)")
  }

  /// Creates an argument for a length: a member of a type, or a number.
  static func length(
    _ label: String?, _ value: Named<FlexLength>, default: String
  ) -> ListingArgument {
    if value.name == `default` { return ListingArgument(text: nil) }
    return ListingArgument(text: (label.map { "\($0): " } ?? "") + value.expression)
  }

  /// Creates an argument for a Boolean value, which is omitted if it is `false`.
  static func flag(_ label: String, _ value: Bool) -> ListingArgument {
    ListingArgument(text: value ? "\(label): true" : nil)
  }

  /// Creates an argument from any text.
  static func raw(_ text: String) -> ListingArgument { ListingArgument(text: text) }
}
