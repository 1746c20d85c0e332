import Alidade
import DebianPackages

/// A part of the packages, which the user chooses in the sidebar.
enum PackagePart: Hashable, Sendable {
  case all
  case installed
  /// A section, by its name.
  case section(String)

  /// Returns `true` if a package belongs to the part.
  func contains(_ package: Package) -> Bool {
    switch self {
    case .all: true
    case .installed: package.isInstalled
    case .section(let name): package.section == name
    }
  }

  /// The name for the user.
  var title: LocalizedText {
    switch self {
    case .all: LocalizedText("All packages")
    case .installed: LocalizedText("Installed")
    case .section(let name): PackageDatabase.Section.localizedTitle(of: name)
    }
  }
}

extension PackagePart: SettingValue {
  private static let sectionPrefix = "section/"

  static func value(ofSettingText text: String) -> PackagePart? {
    switch text {
    case "all": .all
    case "installed": .installed
    case _ where text.hasPrefix(sectionPrefix):
      .section(String(text.dropFirst(sectionPrefix.count)))
    default: nil
    }
  }

  var settingText: String {
    switch self {
    case .all: "all"
    case .installed: "installed"
    case .section(let name): PackagePart.sectionPrefix + name
    }
  }
}
