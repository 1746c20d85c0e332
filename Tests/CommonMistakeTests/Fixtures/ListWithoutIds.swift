// the elements are not Identifiable; name a unique property, as in List(names, id: \.self)

import Alidade

struct Names: Component {
  let names: [String]

  var body: some Component {
    #if REMEDY
    List(names, id: \.self) { Text($0) }
    #else
    List(names) { Text($0) }
    #endif
  }
}
