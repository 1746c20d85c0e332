import Alidade

extension Command {
  static let newWindow = Command(
    "New Window", shortcut: KeyCombination("n", .control), category: "Windows")
  static let preferences = Command("Preferences", shortcut: KeyCombination(",", .control))
  static let reload = Command(
    "Read the File Again", shortcut: KeyCombination(.function(5)), category: "Packages")
  static let openHomepage = Command(
    "Open Homepage", icon: "web-browser-symbolic", shortcut: KeyCombination("o", .control),
    category: "Packages")
  static let copyName = Command(
    "Copy Name", icon: "edit-copy-symbolic",
    shortcut: KeyCombination("c", [.control, .shift]), category: "Packages")
  static let showSidebar = Command(
    "Sidebar", icon: "sidebar-show-symbolic", shortcut: KeyCombination(.function(9)),
    category: "Windows")
}

extension Setting where Value == Double {
  static let sidebarWidth = Setting("browser.sidebarWidth", default: 200)
}

extension Setting where Value == Bool {
  static let showsSidebar = Setting("browser.showsSidebar", default: true)
  static let showsDetails = Setting("browser.showsDetails", default: true)
}

extension Setting where Value == [Int] {
  /// The numbers of the windows of the last run.
  static let openWindows = Setting("session.windows", default: [0])
}

extension Setting where Value == BrowserChoices {
  static func choices(inWindow number: Int) -> Setting {
    Setting("session.window\(number)", default: BrowserChoices())
  }
}
