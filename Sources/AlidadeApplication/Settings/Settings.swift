import AlidadeCore
import AlidadeRender
import Synchronization

/// The settings of an application, which are stored when they change.
///
/// Components use ``Context/setting(_:)``, and bindings for controls. A setting that can't be
/// stored keeps its value until the application ends; the error is reported once. All members can
/// be used on any thread.
public final class Settings: Sendable {
  /// The texts of the settings by name, and the number of changes.
  struct Content: Sendable {
    var texts: [String: String] = [:]
    var revision = 0

    func value<Value: SettingValue>(of setting: Setting<Value>) -> Value {
      guard let text = texts[setting.name] else { return setting.defaultValue }
      if let value = Value.value(ofSettingText: text) { return value }
      Settings.reportUnusable(text, setting.name, "\(Value.self)")
      return setting.defaultValue
    }
  }

  let store: Store<Content>
  private let storage: (any SettingsStorage)?
  /// Runs the work that stores the settings; `nil` if there is no application, whose settings could
  /// change.
  private let scheduler: (any WorkScheduler)?
  /// The revision that was last stored; locked while storing.
  private let savedRevision = Mutex(0)
  /// A Boolean value that is `true` while a background thread is about to store the settings.
  private let isScheduled = Mutex(false)

  /// Creates settings from a storage.
  ///
  /// - Parameters:
  ///   - storage: the place to store them; `nil` to keep them in memory.
  ///   - scheduler: runs the work that stores them in the background.
  package init(in storage: (any SettingsStorage)?, scheduler: any WorkScheduler) {
    var usable = storage
    self.scheduler = scheduler
    var content = Content()
    do {
      content.texts = try storage?.load() ?? [:]
    } catch {
      Settings.report(
        "The settings can't be read.", error,
        "All settings have their defaults, and changes aren't stored, so that nothing is lost.")
      usable = nil
    }
    self.storage = usable
    store = Store(content)
  }

  /// Creates settings that always have their defaults, for components without an application.
  init() {
    storage = nil
    scheduler = nil
    store = Store(Content())
  }

  /// The value of a setting.
  ///
  /// A component that reads a setting in its body isn't rebuilt when it changes; use
  /// ``Context/setting(_:)`` there.
  public subscript<Value: SettingValue>(_ setting: Setting<Value>) -> Value {
    get { store.state.value(of: setting) }
    set { set(setting.name, to: newValue.settingText) }
  }

  /// Resets a setting to its default value.
  public func reset<Value>(_ setting: Setting<Value>) { set(setting.name, to: nil) }

  /// Changes a setting, starting from the value that it has when the change is applied.
  ///
  /// Changes are applied in the order of the calls, each to the result of the previous one.
  ///
  /// - Parameters:
  ///   - setting: the setting.
  ///   - change: changes the value; called once, usually before this call returns.
  public func update<Value>(
    _ setting: Setting<Value>, _ change: @escaping @Sendable (inout Value) -> Void
  ) {
    guard let scheduler else { return Settings.reportMissing(setting.name) }
    store.update { content in
      var value = content.value(of: setting)
      change(&value)
      let text = value.settingText
      if content.texts[setting.name] == text { return }
      content.texts[setting.name] = text
      content.revision += 1
    }
    scheduleSaving(by: scheduler)
  }

  private func set(_ name: String, to text: String?) {
    if store.state.texts[name] == text { return }
    guard let scheduler else { return Settings.reportMissing(name) }
    store.update { content in
      content.texts[name] = text
      content.revision += 1
    }
    scheduleSaving(by: scheduler)
  }

  private func scheduleSaving(by scheduler: any WorkScheduler) {
    if storage == nil { return }
    let isFirst = isScheduled.withLock { isScheduled in
      defer { isScheduled = true }
      return !isScheduled
    }
    if !isFirst { return }
    scheduler.runInBackground { [self] in
      isScheduled.withLock { $0 = false }
      flush()
    }
  }

  /// Stores the settings, if they have changed, before the call returns.
  public func flush() {
    guard let storage else { return }
    savedRevision.withLock { saved in
      let content = store.state
      if content.revision == saved { return }
      do {
        try storage.save(content.texts)
        saved = content.revision
      } catch {
        Settings.report(
          "The settings can't be stored.", error, "They are kept until the application ends.")
      }
    }
  }

  // MARK: - Reports

  private static func report(_ message: String, _ error: any Error, _ fallback: String) {
    Diagnostics.reportOnce(
      Diagnostic(
        message, values: ["error  \(error)"],
        remedy: """
          The file or its folder may be missing, belong to another user, be on a full disk, or contain something else. \
          \(fallback)
          """))
  }

  private static func reportMissing(_ name: String) {
    Diagnostics.reportOnce(
      Diagnostic(
        "A setting was changed outside of an application.",
        values: ["setting  \(name)"],
        remedy: """
          The settings belong to a running App. A hosting view in a window of another toolkit has none. The setting keeps \
          its default.
          """))
  }

  fileprivate static func reportUnusable(_ text: String, _ name: String, _ type: String) {
    Diagnostics.reportOnce(
      Diagnostic(
        "A stored setting has an unusable value.",
        values: ["setting  \(name)", "text     \(text)", "type     \(type)"],
        remedy: """
          The file was edited, or an earlier version of the program stored another type under this name. Use another \
          name for another type. The setting has its default.
          """))
  }
}

extension Settings: Equatable {
  /// Returns `true` if both are the same settings.
  public static func == (one: Settings, other: Settings) -> Bool { one === other }
}

/// The environment key of the settings.
package enum SettingsKey: EnvironmentKey {
  /// Settings that always have their defaults.
  package static let defaultValue = Settings()
}

extension Context {
  /// Returns the value of a setting, and rebuilds the component when it changes.
  public func setting<Value>(_ setting: Setting<Value>) -> Value {
    read(environment(SettingsKey.self).store) { $0.value(of: setting) }
  }

  /// Returns a binding to a setting, for a control or a text field.
  public func binding<Value>(_ setting: Setting<Value>) -> Binding<Value> {
    let settings = environment(SettingsKey.self)
    return Binding(updating: self.setting(setting)) { change in
      settings.update(setting, change)
    }
  }

  /// Changes a setting, starting from the value that it has when the change is applied.
  ///
  /// ```swift
  /// context.update(.openNotes) { $0.append(title) }
  /// ```
  ///
  /// Changes are applied in the order of the calls, each to the result of the previous one, so none
  /// is lost if several are made before the component is rebuilt. This method can be called on any
  /// thread, but not in a body.
  ///
  /// - Parameters:
  ///   - setting: the setting.
  ///   - change: changes the value; called once, usually before this call returns.
  public func update<Value>(
    _ setting: Setting<Value>, _ change: @escaping @Sendable (inout Value) -> Void
  ) {
    environment(SettingsKey.self).update(setting, change)
  }

  /// Resets a setting to its default value, and removes it from the stored settings.
  ///
  /// This method can be called on any thread, but not in a body.
  public func reset<Value>(_ setting: Setting<Value>) {
    environment(SettingsKey.self).reset(setting)
  }
}
