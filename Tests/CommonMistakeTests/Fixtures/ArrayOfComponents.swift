// an array is not a component; write a for loop, or ForEach if its elements have an id

import Alidade

struct Names: Component {
  let names: [String]

  var body: some Component {
    Column {
      #if REMEDY
      for name in names { Text(name) }
      #else
      names.map { Text($0) }
      #endif
    }
  }
}
