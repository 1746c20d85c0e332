// A table of sections: the columns sort the payments of each account, and the accounts stay.

import Alidade
import AlidadeHeadless

struct Payment: Identifiable {
  let id: Int
  let payee: String
  let amount: Int
}

struct Account: Identifiable {
  let id: String
  let payments: [Payment]
}

// snippet.show
struct Payments: Component {
  let accounts: [Account]

  var body: some Component {
    Table(sections: accounts, elements: \.payments) {
      TableColumn("Payee") { payment in Text(payment.payee) }.sorted(by: \.payee)
      TableColumn("Amount", width: .points(80), alignment: .end) { payment in
        Text("\(payment.amount)")
      }
      .sorted(by: \.amount)
    } header: { account in
      Text(account.id).padding(horizontal: 8, vertical: 4).background(.yellow)
    } footer: { account in
      Text("\(account.payments.count) payments").padding(horizontal: 8, vertical: 4)
    }
  }
}
// snippet.hide

let accounts = [
  Account(
    id: "Checking",
    payments: [
      Payment(id: 1, payee: "Rent", amount: 900), Payment(id: 2, payee: "Bakery", amount: 12),
    ]),
  Account(id: "Savings", payments: [Payment(id: 3, payee: "Interest", amount: 4)]),
]
let view = HeadlessHostingView(size: Size(width: 240, height: 280)) { Payments(accounts: accounts) }
view.settle()
print(view.root.visibleTexts)
view.root.descendants.first { $0.isVisible && $0.visibleText == "Amount" }?.tap()
view.settle()
print(view.root.visibleTexts)
