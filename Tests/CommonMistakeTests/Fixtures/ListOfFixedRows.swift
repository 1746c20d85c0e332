// a list makes rows from data: List(items) { item in … }; write a Column for fixed rows

import Alidade

struct Settings: Component {
  var body: some Component {
    #if REMEDY
    Column {
      Text("General")
      Text("Network")
    }
    #else
    List {
      Text("General")
      Text("Network")
    }
    #endif
  }
}
