/// A component that is intentionally rebuilt with its parent.
///
/// Any other type of component that can't be compared is reported once if it causes many components
/// to be rebuilt.
public protocol AlwaysRebuilt: Component {}
