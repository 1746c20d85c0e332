// an optional is not a component; write if let around it

import Alidade

struct Badge: Component {
  let icon: Image?

  var body: some Component {
    Row {
      #if REMEDY
      if let icon { icon }
      #else
      icon
      #endif
    }
  }
}
