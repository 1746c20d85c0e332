// The flexbox solver by itself: styles in, frames out.

import AlidadeNative

func measureText(_ node: FlexNode, _ proposal: FlexProposal) -> FlexMeasurement {
  FlexMeasurement(width: 80, height: 20)
}

var tree = FlexTree()
var row = FlexStyle()
row.alignItems = .center
row.columnGap = 8
row.padding = FlexEdges(all: 12)
let root = tree.append(row)

var icon = FlexStyle()
icon.width = 24
icon.height = 24
tree.append(icon, to: root)

var label = FlexStyle()
label.flexGrow = 1
let title = tree.append(label, to: root, isMeasured: true)

var workspace = FlexWorkspace()
workspace.layOut(tree, in: FlexSpace(width: .fill(320))) { node, proposal in
  measureText(node, proposal)  // the size of the content, in points
}
print(workspace.frame(of: title))  // relative to the parent's frame
