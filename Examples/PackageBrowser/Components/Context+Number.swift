import Alidade
import Foundation

extension Context {
  /// Returns a number with the digits and separators of the user's locale.
  func number(_ value: Int) -> String {
    value.formatted(.number.locale(Locale(identifier: formats.numbers.identifier)))
  }
}
