import Alidade

/// A list of numbered paragraphs that is printed on as many pages as it needs.
struct PrintingExample: Component {
  struct State: Sendable {
    var outcome = "Nothing has been printed yet."
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 12, alignment: .center, justification: .center) {
      Text(context.state.outcome)
      Row(spacing: 8) {
        Button("Print", kind: .prominent) { Task { await print(context) } }
        Button("Save as PDF") { Task { await save(context) } }
      }
    }
  }

  private static let document =
    PrintDocument("Paragraphs") {
      Column(spacing: 12) {
        ForEach(Array(1...60), id: \.self) { number in
          Box(border: Border(color: .separator), cornerRadius: 6) {
            Text("Paragraph \(number) stays whole: pages are broken between paragraphs.")
              .padding(12)
          }
        }
      }
    }
    .header { page in
      if page.number == 1 { Text("Paragraphs").size(24).padding(EdgeInsets(bottom: 16)) }
    }
    .footer { page in
      Text("Page \(page.number) of \(page.count)").size(12).padding(EdgeInsets(top: 12))
    }

  @MainActor private func print(_ context: Context<State>) async {
    do {
      let isPrinted = try await context.window.print(PrintingExample.document)
      context.update { $0.outcome = isPrinted ? "Printed." : "Canceled." }
    } catch {
      context.update { $0.outcome = error.message }
    }
  }

  @MainActor private func save(_ context: Context<State>) async {
    let files = await context.window.chooseFiles(.save(name: "Paragraphs.pdf"))
    guard let file = files.first else { return }
    do {
      try await context.window.writePDF(of: PrintingExample.document, to: file)
      context.update { $0.outcome = "Written." }
    } catch {
      context.update { $0.outcome = error.message }
    }
  }
}
