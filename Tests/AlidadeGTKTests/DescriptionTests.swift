#if GTK
import AlidadeComponents
import AlidadeCore
import AlidadeGTK
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  /// What assistive technologies find of components that are described to them.
  @MainActor @Suite struct DescriptionTests {
    private struct Rating: Component, Equatable {
      var body: some Component {
        Row { for _ in 1...5 { Text("★") } }
          .accessibility(label: "Rating", hint: "of the film", value: "3 of 5 stars")
      }
    }

    @Test func `a row of stars is one element with a name and a description`() async throws {
      let (window, _) = await TestWindow.showing(Rating())
      await MainLoop.settle()
      let elements = try await AccessibilityClient.elements()
      #expect(elements.first { $0.name == "Rating 3 of 5 stars" }?.description == "of the film")
      #expect(!elements.contains { $0.name == "★" })
      withExtendedLifetime(window) {}
    }

    @Test func `the name of a button has descriptions in it, but nothing hidden`() async throws {
      let (window, _) = await TestWindow.showing(
        Pressable(action: {}) {
          Row {
            Text("•").accessibilityHidden()
            Text("Alien")
            Rating()
          }
        })
      await MainLoop.settle()
      let elements = try await AccessibilityClient.elements()
      let buttons = elements.filter { $0.name.hasPrefix("Alien") && !$0.actions.isEmpty }
      #expect(buttons.map(\.name) == ["Alien Rating 3 of 5 stars"])
      withExtendedLifetime(window) {}
    }

    @Test func `a field keeps its label in a described group`() async throws {
      let (window, _) = await TestWindow.showing(
        TextField("Name", text: "") { _ in }.label("Your name")
          .accessibility(hint: "as in your passport"))
      await MainLoop.settle()
      let elements = try await AccessibilityClient.elements()
      #expect(elements.contains { $0.role == "text" && $0.name == "Your name" })
      #expect(elements.contains { $0.description == "as in your passport" })
      withExtendedLifetime(window) {}
    }
  }
}
#endif
