// a MenuItem belongs in a Menu or a .contextMenu; elsewhere, write Button

import Alidade

struct Toolbar: Component {
  var body: some Component {
    Row {
      #if REMEDY
      Button("Open") {}
      #else
      MenuItem("Open") {}
      #endif
    }
  }
}
