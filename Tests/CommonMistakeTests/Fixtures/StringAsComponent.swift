// a String is not a component; write Text(…) around it

import Alidade

struct Greeting: Component {
  let name: String

  var body: some Component {
    Row {
      #if REMEDY
      Text("Hello, \(name)")
      #else
      "Hello, \(name)"
      #endif
    }
  }
}
