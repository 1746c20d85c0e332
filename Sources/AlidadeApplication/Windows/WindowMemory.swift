import AlidadeLayout

/// The remembered size and state of the windows with a name, if the user can resize them;
/// otherwise, the application chooses the size.
@MainActor struct WindowMemory {
  private let settings: Settings
  private let width: Setting<Double>
  private let height: Setting<Double>
  private let isMaximized: Setting<Bool>

  init(_ id: String, in settings: Settings) {
    self.settings = settings
    width = Setting("windows.\(id).width", default: 0)
    height = Setting("windows.\(id).height", default: 0)
    isMaximized = Setting("windows.\(id).isMaximized", default: false)
  }

  /// Applies the remembered size and state; does nothing if none, or nothing usable, is remembered.
  func restore(_ configuration: inout WindowConfiguration) {
    let size = Size(width: settings[width], height: settings[height])
    guard configuration.size != nil, configuration.isResizable, size.width >= 1, size.height >= 1,
      size.width.isFinite, size.height.isFinite
    else { return }
    configuration.size = Size(
      width: max(size.width, configuration.minimumSize.width),
      height: max(size.height, configuration.minimumSize.height))
    configuration.isMaximized = settings[isMaximized]
  }

  func store(_ placement: WindowPlacement) {
    settings[width] = placement.size.width
    settings[height] = placement.size.height
    settings[isMaximized] = placement.isMaximized
  }
}
