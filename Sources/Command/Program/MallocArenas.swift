#if canImport(Glibc)
  import Glibc
#endif

/// Where the C library keeps what is allocated.
enum MallocArenas {
  /// `M_ARENA_MAX` of glibc's malloc.h.
  private static let arenaMax: CInt = -8

  /// Has all threads share one arena from now on.
  ///
  /// Each further one takes some hundred kilobytes of its own, and spares threads from waiting for each other: nothing to a program that
  /// answers once and exits, a tenth of the time of one that computes on all processors. Does nothing with another C library than glibc.
  static func shareOne() {
    #if canImport(Glibc)
      // Declared in malloc.h, which Swift's module of glibc leaves out.
      typealias Setting = @convention(c) (CInt, CInt) -> CInt
      guard let mallopt = dlsym(nil, "mallopt") else { return }
      _ = unsafeBitCast(mallopt, to: Setting.self)(arenaMax, 1)
    #endif
  }
}
