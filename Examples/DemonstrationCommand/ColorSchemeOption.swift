import Alidade
import ArgumentParser

/// The color scheme of the window.
package enum ColorSchemeOption: String, ExpressibleByArgument, CaseIterable {
  case system
  case light
  case dark

  /// The scheme; `nil` follows the desktop.
  package var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
