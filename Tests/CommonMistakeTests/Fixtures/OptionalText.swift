// the String is optional; unwrap it with if let, or append ?? "…"

import Alidade

struct Greeting: Component {
  let name: String?

  var body: some Component {
    #if REMEDY
    if let name { Text(name) }
    #else
    Text(name)
    #endif
  }
}
