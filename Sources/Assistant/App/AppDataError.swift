/// An error of an app that can lie with what it keeps its data in, not with what was asked of it: a store that is locked, a disk that
/// is full.
///
/// A turn that fails so has the failure's code ``Turn/Failure/data``; a command tells it on standard error and exits with 6.
public protocol AppDataError: Error {
  /// Whether this one does.
  var concernsData: Bool { get }
}
