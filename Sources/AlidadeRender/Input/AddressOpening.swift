/// A toolkit that asks the desktop to open addresses.
@MainActor public protocol AddressOpening: AnyObject, Sendable {
  /// Opens an address with the desktop's program for such addresses.
  ///
  /// The caller has checked that the address may be opened. An address that can't be opened is
  /// reported.
  func openAddress(_ address: String)
}
