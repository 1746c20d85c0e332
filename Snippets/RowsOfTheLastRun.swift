// A list whose rows are as an earlier run of the program left them.

import Alidade
import AlidadeHeadless
import Foundation

struct Mail: Identifiable, Equatable {
  let id: Int
}

struct MailRow: Component {
  let mail: Mail

  func initialState() -> Bool { false }

  func body(_ context: Context<Bool>) -> some Component {
    Column {
      Button("Mail \(mail.id)") { context.update { $0.toggle() } }
      if context.state { Text("Text of mail \(mail.id)") }
    }
  }
}

@MainActor func show(_ memory: ListMemory, tapping title: String? = nil) {
  let view = HeadlessHostingView(size: Size(width: 200, height: 200)) {
    List((1...3).map(Mail.init)) { MailRow(mail: $0) }.remembered(by: memory)
  }
  view.settle()
  view.root.descendants.compactMap { $0 as? HeadlessPressableView }
    .first { $0.visibleTexts == [title] }?.press()
  view.settle()
  print(view.root.visibleTexts)
}

do {
  // snippet.first
  let memory = ListMemory()
  show(memory, tapping: "Mail 2")
  let file = try JSONEncoder().encode(memory.savedRows)
  // snippet.end

  // snippet.next
  let saved = try JSONDecoder().decode(SavedRows.self, from: file)
  show(ListMemory(restoring: saved))
  // snippet.end
} catch {
  print(error)
}
