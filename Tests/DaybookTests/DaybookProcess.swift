import Foundation
import ParlanceTestSupport

extension Process {
  /// Sets the program that was built beside the tests; its own folders are in `home`.
  func setDaybook(_ arguments: [String], home: String) {
    executableURL = URL(fileURLWithPath: BuiltFolder.path + "/daybook")
    self.arguments = arguments
    environment = [
      "HOME": home, "XDG_DATA_HOME": home + "/data", "XDG_STATE_HOME": home + "/state",
      "XDG_CACHE_HOME": BuiltFolder.cache, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm",
    ]
  }

  /// Waits for its end.
  func ended() async {
    // `waitUntilExit` turns in circles on Linux where the thread's run loop has nothing to wait for; a few of them take all processors.
    await onThread { [self] in while isRunning { usleep(5_000) } }
  }
}

/// Runs what blocks on a thread of its own, since the tests share few.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}
