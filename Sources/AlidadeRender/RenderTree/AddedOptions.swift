/// Options that are added to the views of many layouts; their attributes are created only once.
package struct AddedOptions: Hashable, Sendable {
  private let options: ViewOptions
  let attributes: [AnyViewAttribute]
  /// A Boolean value that is `true` if all attributes can be unapplied, so that they don't change
  /// the shape of other attributes.
  let canBeUnapplied: Bool

  package init(_ options: ViewOptions) {
    self.options = options
    let attributes: [ViewAttribute<any NativeView>] = options.viewAttributes()
    self.attributes = attributes.compactMap(\.erased)
    canBeUnapplied = self.attributes.allSatisfy { $0.abilities.contains(.unapply) }
  }

  package static func == (one: AddedOptions, other: AddedOptions) -> Bool {
    one.options == other.options
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(options) }
}
