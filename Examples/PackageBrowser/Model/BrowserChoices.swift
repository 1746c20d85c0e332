import Alidade
import DebianPackages

/// The choices of the user in a window, with which it opens again in the next run.
struct BrowserChoices: Hashable, Sendable {
  /// The chosen part; `nil` for the one that the file suggests.
  var part: PackagePart?
  var order = PackageQuery.Order.section
  /// The identifier of the selected package; `nil` for none.
  var selected: Package.ID?
  /// A Boolean value that is `true` if the packages are shown where there is no space for the
  /// sidebar beside them.
  var showsPackages = true
}

extension BrowserChoices: SettingValue {
  static func value(ofSettingText text: String) -> BrowserChoices? {
    guard let texts = [String].value(ofSettingText: text), texts.count == 4,
      let part = PackagePart?.value(ofSettingText: texts[0]),
      let order = PackageQuery.Order.value(ofSettingText: texts[1]),
      let selected = Package.ID?.value(ofSettingText: texts[2]),
      let showsPackages = Bool.value(ofSettingText: texts[3])
    else { return nil }
    return BrowserChoices(
      part: part, order: order, selected: selected, showsPackages: showsPackages)
  }

  var settingText: String {
    [part.settingText, order.settingText, selected.settingText, showsPackages.settingText]
      .settingText
  }
}
