import Alidade
import DebianPackages

/// A section of the list: a title and packages.
struct BrowserSection: Sendable, Identifiable {
  /// The identity of a section; the data may be repeated.
  struct ID: Hashable, Sendable {
    let name: String
    let copy: Int
  }

  let id: ID
  let title: LocalizedText
  let items: BrowserItems

  init(_ title: LocalizedText, name: String, _ packages: ArraySlice<Package>, copy: Int = 0) {
    id = ID(name: name, copy: copy)
    self.title = title
    items = BrowserItems(packages: packages, copy: copy)
  }

  /// Returns sections repeated until they have `count` rows, headers included; none without rows.
  static func repeated(_ sections: [BrowserSection], rows count: Int) -> [BrowserSection] {
    var rest = sections.isEmpty ? 0 : count
    var repeated: [BrowserSection] = []
    while rest > 0 {
      let section = sections[repeated.count % sections.count]
      repeated.append(
        BrowserSection(
          section.title, name: section.id.name, section.items.packages.prefix(rest - 1),
          copy: repeated.count / sections.count))
      rest -= min(rest, 1 + section.items.count)
    }
    return repeated
  }
}

/// The packages of a section with their identities in the list.
///
/// Items are created on access, so repeated packages take no memory.
struct BrowserItems: RandomAccessCollection, Sendable {
  let packages: ArraySlice<Package>
  let copy: Int

  var startIndex: Int { 0 }
  var endIndex: Int { packages.count }

  subscript(index: Int) -> BrowserItem {
    BrowserItem(package: packages[packages.startIndex + index], copy: copy)
  }
}

/// A package in the list.
struct BrowserItem: Sendable, Identifiable {
  /// The identity of an item; the data may be repeated.
  struct ID: Hashable, Sendable {
    let package: Package.ID
    let copy: Int
  }

  let package: Package
  let copy: Int

  var id: ID { ID(package: package.id, copy: copy) }
}
