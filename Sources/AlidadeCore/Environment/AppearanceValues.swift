import AlidadeRender

/// The appearance that the hosts of a toolkit share, as a value of the environment.
struct SharedAppearance: Sendable, Equatable {
  let store: Store<Appearance>

  static func == (one: SharedAppearance, other: SharedAppearance) -> Bool {
    one.store === other.store
  }
}

/// The environment key of the settings of the desktop.
enum AppearanceKey: EnvironmentKey {
  /// The defaults, for components in a host without settings.
  static let defaultValue = SharedAppearance(store: Store(Appearance()))
}

extension ComponentHost {
  /// Provides the settings of the desktop to all components.
  ///
  /// A backend creates one store for all its hosts. When a setting changes, only the components
  /// that have read it are rebuilt.
  public func setAppearance(_ appearance: Store<Appearance>) {
    setEnvironment(AppearanceKey.self, SharedAppearance(store: appearance))
  }
}

extension Context {
  /// The color scheme that the user or the program has chosen.
  ///
  /// A component that reads it in its body is rebuilt when it changes. To paint with different
  /// colors, use a ``Color`` with two appearances instead, which needs no rebuild.
  public var colorScheme: ColorScheme { appearance(\.colorScheme) }

  /// The accent color of the desktop, or the accent color of the palette.
  ///
  /// A component that reads it in its body is rebuilt when it changes. To paint with it, use
  /// ``Color/accent`` instead, which needs no rebuild.
  public var accentColor: RGBA { appearance { Color.accent.resolved(in: $0) } }

  /// A Boolean value that is `true` if the user wants stronger differences between colors.
  ///
  /// A component that reads it in its body is rebuilt when it changes.
  public var hasHighContrast: Bool { appearance(\.hasHighContrast) }

  /// A Boolean value that is `true` if the user wants no animations.
  ///
  /// The framework's own animations already follow it. A component that reads it in its body is
  /// rebuilt when it changes.
  public var reducesMotion: Bool { appearance(\.reducesMotion) }

  /// The buttons in the title bars of windows, as the desktop arranges them.
  ///
  /// A component that reads it in its body is rebuilt when it changes.
  package var windowButtons: WindowButtonLayout { appearance(\.windowButtons) }

  private func appearance<Value: Equatable & Sendable>(
    _ part: @escaping @Sendable (Appearance) -> Value
  ) -> Value {
    read(environment(AppearanceKey.self).store, part)
  }
}
