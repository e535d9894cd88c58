import Dispatch
import Foundation
import Synchronization

/// A thread that looks every millisecond whether a job waits for one that lasts, as long as any are kept for later.
final class JobLookout: Sendable {
  /// How often it looks, in microseconds.
  private static let pause: useconds_t = 1000
  /// After how many looks without a job that was kept meanwhile it sleeps.
  private static let patience = 50

  private let kept = Atomic(0)
  private let isAwake = Atomic(false)
  private let isThere = Atomic(false)
  private let isRetired = Atomic(false)
  private let semaphore = DispatchSemaphore(value: 0)

  /// A job was kept for later: `look` is called until none was for a while. Costs next to nothing while it looks already.
  func jobIsKept(_ look: @escaping @Sendable () -> Void) {
    kept.wrappingAdd(1, ordering: .sequentiallyConsistent)
    guard !isAwake.load(ordering: .sequentiallyConsistent),
      !isAwake.exchange(true, ordering: .sequentiallyConsistent)
    else { return }
    guard isThere.exchange(true, ordering: .acquiringAndReleasing) else {
      let thread = Thread { [self] in watch(look) }
      thread.name = "intent lookout"
      thread.start()
      return
    }
    semaphore.signal()
  }

  /// The thread ends.
  func retire() {
    isRetired.store(true, ordering: .sequentiallyConsistent)
    semaphore.signal()
  }

  private func watch(_ look: () -> Void) {
    while !isRetired.load(ordering: .sequentiallyConsistent) {
      let last = lookAround(look)
      isAwake.store(false, ordering: .sequentiallyConsistent)
      // Whoever kept a job in this very moment has seen it awake.
      let isMore = kept.load(ordering: .sequentiallyConsistent) != last
      if isMore, !isAwake.exchange(true, ordering: .sequentiallyConsistent) { continue }
      semaphore.wait()
    }
  }

  /// Looks until no job was kept for a while; gives how many were in all.
  private func lookAround(_ look: () -> Void) -> Int {
    var last = kept.load(ordering: .sequentiallyConsistent)
    var idle = 0
    while idle < Self.patience, !isRetired.load(ordering: .sequentiallyConsistent) {
      usleep(Self.pause)
      look()
      let now = kept.load(ordering: .sequentiallyConsistent)
      idle = now == last ? idle + 1 : 0
      last = now
    }
    return last
  }
}
