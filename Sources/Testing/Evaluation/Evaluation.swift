/// What came of a conversation's expectations.
public struct Evaluation: Sendable {
  /// One expectation, and whether it was fulfilled.
  public struct Check: Sendable {
    /// What kind it is of.
    public let kind: ExpectationKind
    /// What was said; `nil` for an expectation of all turns together.
    public let utterance: String?
    /// What is wrong; `nil` if it was fulfilled.
    public let fault: String?
  }

  /// What the scenario shows.
  public let name: String
  /// The expectations in order, those of the whole last.
  public let checks: [Check]
  /// What happened.
  public let turns: [ObservedTurn]

  /// What was not fulfilled, as sentences.
  public var faults: [String] {
    checks.compactMap { check in check.fault.map { (check.utterance.map { "“\($0)”: " } ?? "") + $0 } }
  }

  /// Whether all was fulfilled.
  public var passes: Bool { checks.allSatisfy { $0.fault == nil } }

  /// The share of expectations of a kind that were fulfilled, from 0 to 1; `nil` if there were none.
  public func share(_ kind: ExpectationKind) -> Double? { EvaluationMetrics([self]).share(kind) }
}

/// The numbers of several evaluations together.
public struct EvaluationMetrics: Sendable, CustomStringConvertible {
  private var counts: [ExpectationKind: (passed: Int, all: Int)] = [:]

  /// How many scenarios were fulfilled as a whole.
  public private(set) var passedScenarios = 0
  /// How many scenarios there were.
  public let scenarios: Int

  /// Counts what came of some conversations.
  public init(_ evaluations: [Evaluation]) {
    scenarios = evaluations.count
    for evaluation in evaluations {
      if evaluation.passes { passedScenarios += 1 }
      for check in evaluation.checks {
        counts[check.kind, default: (0, 0)].all += 1
        if check.fault == nil { counts[check.kind, default: (0, 0)].passed += 1 }
      }
    }
  }

  /// The share of calls that were performed as expected, from 0 to 1; `nil` if none were expected.
  public var callsPass: Double? { share(.calls) }
  /// The share of things that were found as expected.
  public var findsPass: Double? { share(.finds) }
  /// The share of responses that were as expected.
  public var responsePass: Double? { share(.response) }

  /// The share of expectations of a kind that were fulfilled, from 0 to 1; `nil` if there were none.
  public func share(_ kind: ExpectationKind) -> Double? {
    counts[kind].map { Double($0.passed) / Double($0.all) }
  }

  /// The numbers in a line: `scenarios 3/4, calls 5/6, response 2/2`.
  public var description: String {
    let parts = ExpectationKind.allCases.compactMap { kind in
      counts[kind].map { "\(kind.rawValue) \($0.passed)/\($0.all)" }
    }
    return (["scenarios \(passedScenarios)/\(scenarios)"] + parts).joined(separator: ", ")
  }
}
