// warning: result of 'Text' initializer is unused

import Alidade

struct Folder: Component {
  let names: [String]

  var body: some Component {
    #if REMEDY
    if names.isEmpty {
      Text("Empty")
    } else {
      Text("\(names.count) files")
    }
    #else
    if names.isEmpty { return Text("Empty") }
    Text("\(names.count) files")
    #endif
  }
}
