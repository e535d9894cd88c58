public import AppIntents

/// The one way to perform an intent: from a dialog, a command, a test or an app's own code.
///
/// Intents and queries run on threads of their own, so one that blocks stops nothing else. A performance that takes
/// longer than its deadline, or whose caller is cancelled, is cancelled and abandoned: the caller goes on at once.
public final class IntentExecutor: Sendable {
  private let dependencies: AppDependencyManager
  private let middleware: [any IntentMiddleware]
  private let deadline: Duration
  private let queryDeadline: Duration
  private let threads: IntentThreads
  private let turns: TurnThreads
  private let hasOwnThreads: Bool
  private let watchdog: Watchdog
  private let underWay = WorkUnderWay()

  /// Whether nothing is at work: no intent that waits for an answer, and nothing that goes on although nobody waits for it any more.
  package var isIdle: Bool { !underWay.isAny }

  /// Makes an executor. Each performance passes the middleware in order, the first being the outermost.
  public convenience init(
    dependencies: AppDependencyManager, middleware: [any IntentMiddleware] = [ValidatingMiddleware()],
    deadline: Duration = .seconds(30), queryDeadline: Duration = .seconds(5)
  ) {
    self.init(
      dependencies: dependencies, middleware: middleware, deadline: deadline, queryDeadline: queryDeadline,
      clock: SystemExecutionClock())
  }

  /// Makes an executor whose deadlines go by `clock`, with threads of its own unless it shares those of others.
  package init(
    dependencies: AppDependencyManager, middleware: [any IntentMiddleware] = [ValidatingMiddleware()],
    deadline: Duration = .seconds(30), queryDeadline: Duration = .seconds(5), clock: any ExecutionClock,
    threads: IntentThreads? = nil
  ) {
    self.dependencies = dependencies
    self.middleware = middleware
    self.deadline = deadline
    self.queryDeadline = queryDeadline
    self.threads = threads ?? IntentThreads()
    turns = TurnThreads(self.threads)
    hasOwnThreads = threads == nil
    watchdog = Watchdog(clock: clock)
  }

  deinit {
    if hasOwnThreads { threads.retire() }
  }

  /// What a task can prefer to perform many intents one after another: each then runs on the task's own thread, which spares a jump to another
  /// and back. As many such tasks are at work at once as there are processors, so they must not block; intents may.
  public var taskExecutor: any TaskExecutor { turns }

  /// Performs an intent whose parameters are set, and returns what it returns.
  ///
  /// Nobody can be asked, unless it is called by an intent that is itself performed in a dialog.
  @discardableResult
  public nonisolated(nonsending) func perform<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult
  {
    let run = IntentRun(intent, IntentDescriptor.of(Intent.self))
    let performance = IntentPerformance(run, values: nil)
    return try await perform(performance, CurrentRuntime.value) { try await run.performTyped() }
  }

  /// Performs an intent with values that are data; the values returned are those set at the end. `report` hears how far it is,
  /// from 0 to 1 if that is known. Where `waits` says so a caller that is cancelled hears what came of it nevertheless, as of `run`.
  package nonisolated(nonsending) func perform(
    _ descriptor: IntentDescriptor, values: [String: IntentValue], runtime: (any IntentRuntime)?, waits: Bool = false,
    report: (@Sendable (Double?) -> Void)? = nil
  ) async throws -> (outcome: IntentOutcome, values: [String: IntentValue]) {
    let (performance, body) = Self.performance(descriptor, values)
    let (attempt, work) = attempt(performance, runtime, report, body)
    return try await run(attempt, work, waits: waits)
  }

  /// Begins to perform an intent with values that are data. `ended` hears once what came of it: on the thread on which it ran, which spares
  /// a jump to another, or on that of whoever ends it.
  package func begin(
    _ descriptor: IntentDescriptor, values: [String: IntentValue], runtime: (any IntentRuntime)?,
    report: (@Sendable (Double?) -> Void)? = nil,
    ended: @escaping @Sendable (Result<(outcome: IntentOutcome, values: [String: IntentValue]), any Error>) -> Void
  ) -> BegunPerformance {
    let (performance, body) = Self.performance(descriptor, values)
    let (attempt, work) = attempt(performance, runtime, report, body)
    attempt.race.start(on: threads, beginning: { start(attempt) }, work: work) { result in
      attempt.end()
      ended(result)
    }
    return BegunPerformance { attempt.race.abandon(CancellationError()) }
  }

  /// Asks queries, within the query deadline.
  package nonisolated(nonsending) func query<Value: Sendable>(
    _ runtime: (any IntentRuntime)?, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let expiry = IntentExecutionError.queryDeadlineExceeded(limit: queryDeadline)
    return try await run(queryDeadline, expiry, runtime, body)
  }

  /// Does work in the name of an intent, such as to take it back, within the deadline of a performance.
  ///
  /// A caller that is cancelled must know whether it was done: the work is cancelled, has as long as a query may take, and what comes of it
  /// is told. What has not ended by then is told as what has passed its deadline.
  package nonisolated(nonsending) func run<Value: Sendable>(
    for intent: String, _ runtime: (any IntentRuntime)?, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let expiry = IntentExecutionError.deadlineExceeded(intent: intent, limit: deadline)
    return try await run(deadline, expiry, runtime, waits: true, body)
  }

  /// Something is about to be performed or asked, within some 100 µs: a thread that sleeps is woken for it meanwhile.
  package func expect() { threads.expect() }

  /// Does work on the threads of intents, so that what is performed in it needs no jump to another thread and none back. It must not block.
  package nonisolated(nonsending) func nearby<Value>(_ body: () async -> Value) async -> Value {
    await withTaskExecutorPreference(turns) { await body() }
  }

  /// Begins work on the threads of intents, as `nearby` does, that nobody need wait for.
  package func beginNearby<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Task<Value, Never> {
    Task(executorPreference: turns, operation: body)
  }

  private static func performance(
    _ descriptor: IntentDescriptor, _ values: [String: IntentValue]
  ) -> (
    performance: IntentPerformance,
    body: @Sendable () async throws -> (outcome: IntentOutcome, values: [String: IntentValue])
  ) {
    let invocation = descriptor.makeInvocation()
    return (
      IntentPerformance(invocation, values: values),
      {
        let outcome = try await invocation.perform()
        return (outcome, await invocation.values())
      }
    )
  }

  // All of these stay on the caller's actor up to the jump to a thread of the executor's own, which spares two jumps.

  private nonisolated(nonsending) func perform<Value: Sendable>(
    _ performance: IntentPerformance, _ runtime: (any IntentRuntime)?, _ report: (@Sendable (Double?) -> Void)? = nil,
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let (attempt, work) = attempt(performance, runtime, report, body)
    return try await run(attempt, work)
  }

  private nonisolated(nonsending) func run<Value: Sendable>(
    _ limit: Duration, _ expiry: IntentExecutionError, _ runtime: (any IntentRuntime)?, waits: Bool = false,
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let attempt = Attempt<Value>(limit, watchdog, expiry) { _ in }
    return try await run(attempt, scoped(attempt, runtime, body), waits: waits)
  }

  private nonisolated(nonsending) func run<Value: Sendable>(
    _ attempt: Attempt<Value>, _ work: @escaping @Sendable () async throws -> Value, waits: Bool = false
  ) async throws -> Value {
    try Task.checkCancellation()
    defer { attempt.end() }
    let grace = queryDeadline
    let cancelled = { @Sendable in attempt.cancel(leaving: grace) }
    return try await attempt.race.run(
      on: threads, beginning: { start(attempt) }, cancelled: waits ? cancelled : nil, work: work)
  }

  /// What is waited for of a performance, and its work: through the middleware, in the scope of the executor.
  private func attempt<Value: Sendable>(
    _ performance: IntentPerformance, _ runtime: (any IntentRuntime)?, _ report: (@Sendable (Double?) -> Void)?,
    _ body: @escaping @Sendable () async throws -> Value
  ) -> (Attempt<Value>, work: @Sendable () async throws -> Value) {
    let middleware = middleware
    let attempt = Attempt<Value>(
      deadline, watchdog, .deadlineExceeded(intent: performance.intent, limit: deadline),
      CurrentPerformance(report: report)
    ) { error in
      for one in middleware { one.abandoned(performance, because: error) }
    }
    let work = scoped(attempt, runtime) {
      let chain = MiddlewareChain<Value>(middleware, performance) {
        try await performance.bind()
        return try await body()
      }
      return try await chain.run()
    }
    return (attempt, work)
  }

  /// An attempt begins, whose work ends what is counted here.
  private func start<Value: Sendable>(_ attempt: Attempt<Value>) {
    underWay.begin()
    attempt.begin()
  }

  /// The work with what it finds around it: whom to ask, what it depends on, and how to tell of itself.
  private func scoped<Value: Sendable>(
    _ attempt: Attempt<Value>, _ runtime: (any IntentRuntime)?, _ body: @escaping @Sendable () async throws -> Value
  ) -> @Sendable () async throws -> Value {
    let pausing = runtime.map { PausingRuntime($0, attempt.deadline) }
    let (dependencies, underWay) = (dependencies, underWay)
    return {
      defer { underWay.end() }
      return try await CurrentRuntime.$value.withValue(pausing) {
        try await CurrentDependencies.$manager.withValue(dependencies) {
          try await CurrentPerformance.$value.withValue(attempt.current) {
            try await dependencies.prepare()
            return try await body()
          }
        }
      }
    }
  }
}
