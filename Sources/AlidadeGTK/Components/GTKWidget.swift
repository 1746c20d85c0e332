#if GTK
import AlidadeCore
import AlidadeLayout
import AlidadeRender
import CGTK

/// A component that shows any widget from GTK, or from a library built on it, at the size that the
/// widget requests.
///
/// ```swift
/// GTKWidget("GtkSwitch", .property("active", isOn), .signal("notify::active") { (isOn: Bool) in … })
/// ```
///
/// Widgets can be measured only on the main thread, so the widget is measured when it is mounted or
/// changed, and when it requests a different size by itself. If the layout assumed a different
/// size, the layout is repeated before the frame is painted. Sizes are cached by class and
/// attributes, so the size of a similar widget is known immediately, on any thread.
public struct GTKWidget: Component, AlwaysRebuilt {
  /// The size that the widget requested, and the attributes that it had at that time.
  public struct State: Sendable {
    var extents: WidgetExtents?
    var configuration: ViewConfiguration?
  }

  private let className: String
  private let configuration: ViewConfiguration

  /// Creates a component for a widget of a type.
  ///
  /// - Parameters:
  ///   - typeName: the name of the type, as in C. If it isn't the name of a widget type, that is
  ///     reported, and nothing is shown.
  ///   - attributes: the properties and signals of the widget; `nil` values are ignored.
  public init(_ typeName: String, _ attributes: ViewAttribute<GTKWidgetView>?...) {
    className = typeName
    configuration = ViewConfiguration(.widget(typeName), attributes: attributes)
  }

  /// Creates a component for a widget that a closure creates.
  ///
  /// - Parameters:
  ///   - name: a name for these widgets; use it with only one closure.
  ///   - attributes: the properties and signals of the widget; `nil` values are ignored.
  ///   - fileID: the file of the call, for reports.
  ///   - line: the line of the call, for reports.
  ///   - make: a closure that creates a widget without a parent; it is called on the main thread.
  public init(
    _ name: String, _ attributes: ViewAttribute<GTKWidgetView>?...,
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

  /// The state before the widget is measured.
  public func initialState() -> State { State() }

  /// The widget at its known size.
  public func body(_ context: Context<State>) -> some Component {
    let (className, configuration) = (className, configuration)
    let state = context.state
    MeasuredWidget(
      configuration: configuration,
      extents: state.configuration == configuration
        ? state.extents : WidgetSizes.extents(of: className, configuration)
    ) { extents in
      WidgetSizes.set(extents, of: className, configuration)
      // This runs during mounting, so that the component is laid out again before the frame is
      // painted.
      context.updateImmediately {
        $0.extents = extents
        $0.configuration = configuration
      }
    }
  }
}
#endif
