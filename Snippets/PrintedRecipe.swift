// A document is made of components, and is printed on pages or written to a PDF file.

import Alidade
import AlidadeTesting
import Testing

let steps = (1...60).map { "Step \($0)" }

let recipe =
  PrintDocument("Recipe", on: PageSetup(.a5)) {
    Text("Bread").size(24)
    Column(spacing: 8) {
      ForEach(steps, id: \.self) { Text($0) }
    }
  }
  .footer { page in Text("Page \(page.number) of \(page.count)") }

struct RecipeView: Component {
  func body(_ context: Context<NoState>) -> some Component {
    Row(spacing: 8) {
      Button("Print") { Task { await print(context) } }
      Button("Save as PDF") { Task { await save(context) } }
    }
  }

  @MainActor private func print(_ context: Context<NoState>) async {
    do {
      try await context.window.print(recipe)
    } catch {
      await context.window.alert("The recipe can't be printed.", message: error.message)
    }
  }

  @MainActor private func save(_ context: Context<NoState>) async {
    for file in await context.window.chooseFiles(.save(name: "Bread.pdf")) {
      do {
        try await context.window.writePDF(of: recipe, to: file)
      } catch {
        await context.window.alert("The recipe can't be saved.", message: error.message)
      }
    }
  }
}

struct Cookbook: App {
  var body: some Component {
    Window("Cookbook", size: Size(width: 300, height: 200)) { RecipeView() }
  }
}

// snippet.hide
do {
  let app = TestApplication(Cookbook())
  let window = try app.window("Cookbook")
  try window.tap("Print")
  await app.wait { app.headless.windows[0].printRequest != nil }
  try app.answerPrintDialog(paper: .a4, in: window)
  await app.wait { !app.headless.printouts.isEmpty }
  for page in app.headless.printouts[0].pages {
    print(page.texts.first ?? "", page.texts.last ?? "")
  }
} catch {
  print(error)
}
