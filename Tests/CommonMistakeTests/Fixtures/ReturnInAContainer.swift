// cannot use explicit 'return' statement in the body of result builder 'ComponentBuilder'

import Alidade

struct Greeting: Component {
  let name: String?

  var body: some Component {
    Row {
      #if REMEDY
      if let name { Text(name) }
      #else
      guard let name else { return }
      Text(name)
      #endif
    }
  }
}
