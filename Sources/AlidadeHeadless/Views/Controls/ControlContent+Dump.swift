import AlidadeRender

extension ControlContent {
  /// Whether a user can do something with such a control.
  static var isUsable: Bool {
    switch kind {
    case .progressBar, .spinner, .levelBar, .separator, .contextMenu: false
    default: true
    }
  }

  /// What dumps say about a value; `nil` for nothing.
  static func describe(_ value: Value) -> String? {
    switch value {
    case let isOn as Bool: kind == .link ? (isOn ? "visited" : nil) : (isOn ? "on" : "off")
    case let state as CheckState: "\(state)"
    case let number as Double: "value \(HeadlessNumber.text(number))"
    case let date as CivilDate: "\(date)"
    case let video as VideoContent.Value:
      "\(video.isPlaying ? "playing" : "still") at \(HeadlessNumber.text(video.position))"
    case let color as RGBA: HeadlessColor.hex(color)
    default: nil
    }
  }

  /// What a control shows as text; `nil` for nothing.
  func visibleText(with value: Value) -> String? {
    switch self {
    case let content as CheckBoxContent: content.label
    case let content as LinkContent: content.label
    case let content as MenuContent: content.label.isEmpty ? nil : content.label
    case let content as DatePickerContent: content.label
    case let content as ProgressBarContent: content.text.isEmpty ? nil : content.text
    case let content as RadioGroupContent: content.options.joined(separator: " | ")
    case let content as PickerContent: content.chosen(value as? Int)
    default: nil
    }
  }
}

extension PickerContent {
  fileprivate func chosen(_ index: Int?) -> String? {
    guard let index, options.indices.contains(index) else { return nil }
    return options[index]
  }
}
