/// A license of an application.
public struct License: Hashable, Sendable {
  /// The name of the license.
  public var name: String
  /// The address of the license on the web; `nil` for none.
  public var address: String?
  /// The text of the license; `nil` to show only the name and the address.
  public var text: String?

  /// Creates a license.
  public init(_ name: String, address: String? = nil, text: String? = nil) {
    self.name = name
    self.address = address
    self.text = text
  }

  /// The Apache License, version 2.0.
  public static let apache2 = License(
    "Apache License 2.0", address: "https://www.apache.org/licenses/LICENSE-2.0")
  /// The MIT License.
  public static let mit = License("MIT License", address: "https://opensource.org/license/mit")
  /// The BSD license with three clauses.
  public static let bsd3 = License(
    "BSD 3-Clause License", address: "https://opensource.org/license/bsd-3-clause")
  /// The Mozilla Public License, version 2.0.
  public static let mpl2 = License(
    "Mozilla Public License 2.0", address: "https://www.mozilla.org/MPL/2.0/")
  /// The GNU General Public License, version 2 or later.
  public static let gpl2 = License(
    "GNU General Public License, version 2 or later",
    address: "https://www.gnu.org/licenses/old-licenses/gpl-2.0.html")
  /// The GNU General Public License, version 3 or later.
  public static let gpl3 = License(
    "GNU General Public License, version 3 or later",
    address: "https://www.gnu.org/licenses/gpl-3.0.html")
  /// The GNU Lesser General Public License, version 2.1 or later.
  public static let lgpl2 = License(
    "GNU Lesser General Public License, version 2.1 or later",
    address: "https://www.gnu.org/licenses/old-licenses/lgpl-2.1.html")
  /// The GNU Lesser General Public License, version 3 or later.
  public static let lgpl3 = License(
    "GNU Lesser General Public License, version 3 or later",
    address: "https://www.gnu.org/licenses/lgpl-3.0.html")
  /// The GNU Affero General Public License, version 3 or later.
  public static let agpl3 = License(
    "GNU Affero General Public License, version 3 or later",
    address: "https://www.gnu.org/licenses/agpl-3.0.html")
}
