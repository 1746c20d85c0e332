import AlidadeLayout
import AlidadeRender

/// The content of a menu bar.
public struct MenuBarContent: ControlContent {
  /// The number of the item that the user chose; the bar itself always shows `nil`.
  public typealias Value = Int?

  /// A menu of the bar.
  public struct Menu: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The sections; the numbers of items are unique in the whole bar.
    public var sections: [MenuSection]

    /// Creates a menu.
    public init(_ title: String, sections: [MenuSection] = []) {
      self.title = title
      self.sections = sections
    }
  }

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.menuBar
  /// A bar without menus.
  public static let initial = MenuBarContent()
  /// No item.
  public static let initialValue: Int? = nil

  /// The menus, from the start to the end.
  public var menus: [Menu]

  /// Creates the content.
  public init(menus: [Menu] = []) {
    self.menus = menus
  }

  /// The letter of each menu that opens it together with Alt, as a position in its title; `nil` for
  /// a menu whose letters are all used by other menus.
  public var mnemonics: [String.Index?] {
    var taken: Set<String> = []
    return menus.map { menu in
      menu.title.indices.first { index in
        let letter = menu.title[index]
        return (letter.isLetter || letter.isNumber) && taken.insert(letter.lowercased()).inserted
      }
    }
  }

  /// Returns the size of the bar, which is as tall as its titles and can't be truncated.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    let bar = measurer.controlMetrics[.menuBar].minimum
    let titles = (menus.isEmpty ? [""] : menus.map(\.title)).map {
      measurer.extents(of: .menuBarItem, around: [$0], canBeCut: false)
    }
    let width = menus.isEmpty ? 0 : titles.reduce(0) { $0 + $1.natural.width }
    let height = titles.reduce(0) { max($0, $1.natural.height) }
    return ControlExtents(
      natural: Size(width: bar.width + width, height: bar.height + height),
      minimum: Size(width: bar.width + width, height: bar.height + height),
      baseline: titles.first?.baseline.map { $0 + bar.height / 2 })
  }

  /// Returns the titles, with spaces between them.
  public func visibleText(showing value: Value) -> String? {
    menus.isEmpty ? nil : menus.map(\.title).joined(separator: " ")
  }
}

extension ControlMetrics.Element {
  /// The space that a menu bar adds to its titles.
  public static let menuBar = Self("menuBar", .fixed(0, 0))
  /// A title of a menu in a menu bar.
  public static let menuBarItem = Self(
    "menuBarItem", .around(16, 12, least: Size(width: 16, height: 30)))
}
