// A list of sections: the header of the topmost section stays in sight until the next one pushes it
// out, and a mail that is moved to another mailbox is still the same row.

import Alidade
import AlidadeHeadless

struct Mail: Identifiable {
  let id: Int
}

struct Mailbox: Identifiable {
  let id: String
  var mails: [Mail]
}

// snippet.show
struct Mailboxes: Component {
  let mailboxes: [Mailbox]
  let scroll: ListController

  var body: some Component {
    List(sections: mailboxes, elements: \.mails, controller: scroll) { mail in
      Text("mail \(mail.id)")
    } header: { mailbox in
      Text(mailbox.id).background(.yellow)
    }
  }
}
// snippet.hide

let scroll = ListController()
var mailboxes = [
  Mailbox(id: "Inbox", mails: (1...20).map { Mail(id: $0) }),
  Mailbox(id: "Drafts", mails: []),
  Mailbox(id: "Sent", mails: (101...120).map { Mail(id: $0) }),
]
let view = HeadlessHostingView(size: Size(width: 200, height: 80)) {
  Mailboxes(mailboxes: mailboxes, scroll: scroll)
}

@MainActor func show() {
  view.update { Mailboxes(mailboxes: mailboxes, scroll: scroll) }
  for _ in 0..<9 { view.settle() }
  print(view.root.visibleTexts)
}

show()
// snippet.show
scroll.scroll(to: 7, at: .start)
// snippet.hide
show()
scroll.scroll(to: .section("Sent"))
show()
// snippet.show
mailboxes[2].mails.insert(mailboxes[0].mails.removeFirst(), at: 0)
// snippet.hide
show()
