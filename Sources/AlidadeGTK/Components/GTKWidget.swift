#if GTK
import AlidadeCore
import AlidadeLayout
import AlidadeRender
import CGTK

/// Shows any widget of GTK's, or of a library built on it, in the size that the widget asks for.
///
/// ```swift
/// GTKWidget("GtkSwitch", .property("active", isOn), .signal("notify::active") { … })
/// ```
///
/// Widgets can be measured only on the main thread, so the widget is measured when it is mounted or
/// changed, and when it asks for another size by itself. When that is another size than the layout
/// took it for, the layout is done again before the frame is painted. Sizes are remembered by class
/// and attributes, so the next such widget has its size at once, on any thread.
public struct GTKWidget: Component, AlwaysRebuilt {
  /// What the widget asked for, and with which attributes.
  public struct State: Sendable {
    var extents: WidgetExtents?
    var configuration: ViewConfiguration?
  }

  private let className: String
  private let configuration: ViewConfiguration

  /// Shows a widget of a type.
  ///
  /// - Parameters:
  ///   - typeName: the name of the type, as in C. One that stands for no type of widget is reported,
  ///     and nothing is shown.
  ///   - attributes: the properties and signals of the widget.
  public init(_ typeName: String, _ attributes: ViewAttribute<GTKWidgetView>...) {
    className = typeName
    configuration = ViewConfiguration(.widget(typeName), attributes: attributes)
  }

  /// Shows a widget that a function makes.
  ///
  /// - Parameters:
  ///   - name: what tells such widgets from all others; must name one function only.
  ///   - attributes: the properties and signals of the widget.
  ///   - fileID: where the widget is named, for reports.
  ///   - line: where the widget is named, for reports.
  ///   - make: makes a widget that is in no other, on the main thread.
  public init(
    _ name: String, _ attributes: ViewAttribute<GTKWidgetView>...,
    fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @MainActor @Sendable () -> UnsafeMutablePointer<GtkWidget>
  ) {
    className = "\(name) made"
    let viewClass = ViewClass(className, fileID: fileID, line: line) {
      GTKToolkit.start()
      return GTKWidgetView(content: make())
    }
    configuration = ViewConfiguration(viewClass, attributes: attributes)
  }

  /// Nothing was measured.
  public func initialState() -> State { State() }

  /// The widget, in the size that is known.
  public func body(_ context: Context<State>) -> some Component {
    let (className, configuration) = (className, configuration)
    let state = context.state
    MeasuredWidget(
      configuration: configuration,
      extents: state.configuration == configuration
        ? state.extents : WidgetSizes.extents(of: className, configuration)
    ) { extents in
      WidgetSizes.set(extents, of: className, configuration)
      // While it is mounted: then it is laid out again before the frame is painted.
      context.updateImmediately {
        $0.extents = extents
        $0.configuration = configuration
      }
    }
  }
}
#endif
