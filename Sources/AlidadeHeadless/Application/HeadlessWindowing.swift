import AlidadeApplication
import AlidadeCore
import AlidadeRender

/// The open windows of a headless application.
@MainActor final class HeadlessWindowing: ApplicationToolkit {
  let settingsStorage: (any SettingsStorage)?
  let secrets: HeadlessSecrets
  private(set) var windows: [HeadlessWindow] = []
  private(set) weak var active: HeadlessWindow?
  private let mountHost: HeadlessMountHost
  private(set) var desktopRequests: [DesktopRequest] = []
  var desktopError: DesktopError?
  private(set) var notifications: [DesktopNotification] = []

  /// The documents that the application has printed or written to PDF files, in order.
  var printouts: [HeadlessPrintout] = []

  let preferredLanguages: [Language]
  let preferredFormats: FormatLocales?
  let recentFiles: Store<[RecentFile]>

  init(
    _ mountHost: HeadlessMountHost, _ settings: (any SettingsStorage)?, _ secrets: HeadlessSecrets,
    _ languages: [Language], _ formats: FormatLocales?, _ recentFiles: [RecentFile]
  ) {
    self.mountHost = mountHost
    self.recentFiles = Store(Array(recentFiles.prefix(RecentFile.limit)))
    settingsStorage = settings
    self.secrets = secrets
    preferredLanguages = languages
    preferredFormats = formats
    mountHost.performWindowButton = { [weak self] button, view in
      let window = self?.windows.first { view.isInside($0.view.root) }
      return window?.press(button) ?? false
    }
  }

  func makeWindow(
    _ configuration: WindowConfiguration, delegate: any WindowDelegate,
    owner: (any NativeWindow)?, content: AnyComponent, parent: ParentComponent?
  ) -> any NativeWindow {
    HeadlessWindow(
      configuration, delegate: delegate, owner: owner as? HeadlessWindow, content: content,
      parent: parent, on: mountHost, in: self)
  }

  var secretStorage: any SecretStorage { secrets }

  var appearance: Store<Appearance> { mountHost.sharedAppearance }

  func applicationDidEnd() {}

  func perform(
    _ request: DesktopRequest, _ finish: @escaping @MainActor (DesktopError?) -> Void
  ) {
    if desktopError == nil {
      desktopRequests.append(request)
      if case .open(let address) = request { mountHost.openedAddresses.append(address) }
      if case .openFile(let address) = request { mountHost.openedAddresses.append(address) }
    }
    finish(desktopError)
  }

  func show(_ notification: DesktopNotification) {
    withdrawNotification(notification.id)
    notifications.append(notification)
  }

  func withdrawNotification(_ id: String) { notifications.removeAll { $0.id == id } }

  func loadRecentFiles() {}

  func addRecentFile(_ address: String) {
    let name = address.split(separator: "/").last.map { String($0) } ?? address
    recentFiles.update { files in
      files.removeAll { $0.address == address }
      files.insert(RecentFile(address, name: RecentFile.name(in: name)), at: 0)
      files = Array(files.prefix(RecentFile.limit))
    }
  }

  func forgetRecentFile(_ address: String) {
    recentFiles.update { $0.removeAll { $0.address == address } }
  }

  func present(_ window: HeadlessWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    activate(window)
  }

  func remove(_ window: HeadlessWindow) {
    windows.removeAll { $0 === window }
    guard active === window else { return }
    active = nil
    mountHost.activateFocus(in: nil)
    let next = windows.last { $0 === window.owner } ?? windows.last
    if let next { activate(next) }
  }

  /// Makes a window the active one, whose keyboard focus is that of the toolkit.
  func activate(_ window: HeadlessWindow) {
    if active === window { return }
    active = window
    mountHost.activateFocus(in: window.view.root)
    window.didActivate()
  }
}

extension RecentFile {
  /// Returns the last component of an address, without percent signs.
  fileprivate static func name(in part: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(part.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
