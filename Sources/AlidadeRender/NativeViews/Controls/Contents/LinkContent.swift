/// What a link shows beside whether it was visited.
public struct LinkContent: ControlContent {
  /// Whether it was visited; a user who opens it makes it `true`.
  public typealias Value = Bool

  /// A link.
  public static let kind = PortableViewClass.Kind.link
  /// Leads nowhere.
  public static let initial = LinkContent()
  /// Not visited.
  public static let initialValue = false

  /// The text, on one line.
  public var label: String
  /// Where it leads, as an address such as `https://…`.
  public var address: String
  /// Whether the toolkit opens the address, with the program that the desktop has for it.
  public var opensAddress: Bool

  /// Makes the content.
  public init(label: String = "", address: String = "", opensAddress: Bool = true) {
    self.label = label
    self.address = address
    self.opensAddress = opensAddress
  }

  /// As large as its text; the text may be cut off.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    measurer.extents(of: .link, around: [label])
  }
}
