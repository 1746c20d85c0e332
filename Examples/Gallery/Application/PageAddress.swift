import Foundation

/// The addresses of pages, with which one process asks another one to show a page.
enum PageAddress {
  private static let scheme = "alidade-gallery:"

  /// Returns the address of a page.
  static func address(of exhibit: Exhibit) -> String {
    let name = exhibit.layout.name
    return scheme + (name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? name)
  }

  /// Returns the index of the page with an address; `nil` if there is none.
  static func place(of address: String) -> Int? {
    guard address.hasPrefix(scheme) else { return nil }
    return address.dropFirst(scheme.count).removingPercentEncoding.flatMap(Exhibit.place)
  }
}
