/// A component that is intentionally rebuilt with its parent.
///
/// For other components that can't be compared, a diagnostic is reported, once per type, if many
/// components are rebuilt because of them.
public protocol AlwaysRebuilt: Component {}
