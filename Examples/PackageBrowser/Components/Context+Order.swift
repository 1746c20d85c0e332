import Alidade
import Foundation

extension Context {
  /// Returns elements in the order of their titles in the component's language.
  ///
  /// - Parameters:
  ///   - elements: the elements.
  ///   - title: returns the title of an element.
  func sorted<Element>(_ elements: [Element], by title: (Element) -> String) -> [Element] {
    let locale = Locale(identifier: language.identifier)
    return elements.map { (title: title($0), element: $0) }
      .sorted {
        $0.title.compare($1.title, options: .caseInsensitive, locale: locale) == .orderedAscending
      }
      .map(\.element)
  }
}
