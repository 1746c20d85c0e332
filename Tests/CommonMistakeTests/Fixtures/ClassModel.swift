// stored property 'model' of 'Sendable'-conforming struct 'Status' has non-Sendable type 'Model'

import Alidade

#if REMEDY
struct Model { var count = 0 }
#else
final class Model { var count = 0 }
#endif

struct Status: Component {
  let model: Model
  var body: some Component { Text("\(model.count)") }
}
