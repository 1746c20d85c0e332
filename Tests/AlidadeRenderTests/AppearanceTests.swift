import Testing

@testable import AlidadeRender

@Suite struct AppearanceTests {
  private static let pink = RGBA(hex: 0xD56199)

  @Test func `the accent color replaces that of the palette, with the same opacity`() {
    let appearance = Appearance(accentColor: AppearanceTests.pink)
    #expect(Color.accent.resolved(in: Appearance()) == RGBA(hex: 0x3584E4))
    #expect(Color.accent.resolved(in: appearance) == AppearanceTests.pink)
    #expect(
      Color.accent.opacity(0.25).resolved(in: appearance) == AppearanceTests.pink.opacity(0.25))
    #expect(Color.blue.resolved(in: appearance) == Color.blue.light)
    #expect(Color(hex: 0x3584E4) != Color.accent, "it has the same color, but doesn't follow")
  }

  private static func contrast(_ one: RGBA, _ other: RGBA) -> Double {
    let (high, low) = (max(one.luminance, other.luminance), min(one.luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  @Test(arguments: [0xC88800, 0x3584E4, 0x9141AC, 0x6F8396, 0xFFFFFF, 0x000000] as [UInt32])
  func `text in any accent color is legible on all backgrounds`(_ hex: UInt32) {
    for scheme in [ColorScheme.light, .dark] {
      for hasHighContrast in [false, true] {
        let appearance = Appearance(
          colorScheme: scheme, accentColor: RGBA(hex: hex), hasHighContrast: hasHighContrast)
        let text = Color.accentText.resolved(in: appearance)
        for background in [Color.windowBackground, .viewBackground, .cardBackground] {
          let contrast = AppearanceTests.contrast(text, background.resolved(in: scheme))
          #expect(contrast > (hasHighContrast ? 6.99 : 4.49), "\(text) \(scheme)")
        }
      }
    }
  }

  @Test func `an accent color that is legible is the color of text, too`() {
    let dark = RGBA(hex: 0x1A3A6A)
    #expect(Color.accentText.resolved(in: Appearance(accentColor: dark)) == dark)
  }

  @Test func `high contrast strengthens lines and secondary text only`() {
    for scheme in [ColorScheme.light, .dark] {
      let usual = Appearance(colorScheme: scheme)
      let high = Appearance(colorScheme: scheme, hasHighContrast: true)
      #expect(abs(Color.separator.resolved(in: high).alpha - 0.5) < 0.001)
      #expect(Color.secondaryText.resolved(in: high).alpha > 0.86)
      let faint = Color.separator.opacity(0.5).resolved(in: high).alpha
      #expect(abs(faint - 0.25) < 0.001, "an opacity remains a part of the color's own")
      for color in [Color.primaryText, .accent, .windowBackground, .red] {
        #expect(color.resolved(in: high) == color.resolved(in: usual))
      }
    }
  }
}
