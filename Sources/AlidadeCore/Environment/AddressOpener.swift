import AlidadeRender

/// A reference to the desktop of the toolkit that shows a component, which opens addresses.
///
/// It can be stored. It doesn't keep the toolkit alive, and does nothing once the toolkit no longer
/// exists.
package struct AddressOpener: Sendable, Equatable {
  private let reference: HostReference?

  init(_ reference: HostReference?) {
    self.reference = reference
  }

  /// Opens an address that may be opened.
  @MainActor package func open(_ address: String) { reference?.host?.openAddress(address) }

  /// Returns `true` if both belong to the same toolkit.
  package static func == (one: AddressOpener, other: AddressOpener) -> Bool {
    one.reference === other.reference
  }
}

/// The environment key of the address opener.
enum AddressOpenerKey: EnvironmentKey {
  static let defaultValue = AddressOpener(nil)
}

extension Context {
  /// The address opener of the toolkit that shows the component.
  package var addressOpener: AddressOpener { environment(AddressOpenerKey.self) }
}
