/// A group of related layouts.
enum LayoutFamily: String, Hashable, Sendable, CaseIterable {
  case containers = "Flex containers"
  case wrappers = "Around one component"
  case layers = "Layers"
  case spaces = "Grids and space"
  case drawing = "Drawing"
  case motion = "Motion"
  case navigation = "Navigation"
  case application = "Applications"
  case lists = "Lists"
  case controls = "Native controls"
  case input = "Text input"
  case programs = "All together"
}
