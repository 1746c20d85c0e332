// branches have mismatching types 'Text' and 'Image'

import Alidade

#if REMEDY
@ComponentBuilder func content(_ isEmpty: Bool) -> some Component {
  if isEmpty { Text("Empty") } else { Image(icon: "folder") }
}
#else
func content(_ isEmpty: Bool) -> some Component {
  if isEmpty { Text("Empty") } else { Image(icon: "folder") }
}
#endif
