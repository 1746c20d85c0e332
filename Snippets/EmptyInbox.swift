// What a list shows while it has no rows, and after an error.

import Alidade
import AlidadeHeadless

struct Mail: Identifiable {
  let id: Int
  let subject: String
}

// snippet.show
struct Inbox: Component {
  let mails: [Mail]
  let failure: String?
  let reload: Action<Void>

  var body: some Component {
    List(mails) { mail in Text(mail.subject) }
      .overlay {
        if let failure {
          EmptyState("No connection", icon: "network-error-symbolic", description: failure) {
            Button("Try again") { reload() }
          }
        } else if mails.isEmpty {
          EmptyState("No mail", icon: "mail-unread-symbolic")
        }
      }
  }
}
// snippet.hide

let view = HeadlessHostingView(size: Size(width: 400, height: 300)) {
  Inbox(mails: [], failure: "The server doesn't answer.", reload: Action {})
}
view.settle()
print(view.root.visibleTexts)
view.update { Inbox(mails: [], failure: nil, reload: Action {}) }
view.settle()
print(view.root.visibleTexts)
view.update { Inbox(mails: [Mail(id: 1, subject: "Hello")], failure: nil, reload: Action {}) }
view.settle()
print(view.root.visibleTexts)
