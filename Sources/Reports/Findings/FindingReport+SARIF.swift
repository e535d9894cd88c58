import ParlanceDiagnostics

extension FindingReport {
  /// SARIF 2.1.0 on one line, as code hosts read it, without a line break at the end.
  package var sarif: String {
    SARIFLog(
      rules: rules.map { ($0.code, $0.reason) },
      results: findings.map { finding in
        SARIFLog.Result(
          rule: finding.code ?? "fault", level: finding.severity.rawValue,
          message: [finding.message, finding.fix].compactMap { $0 }.joined(separator: "; "), place: finding.position,
          length: finding.length)
      }
    ).text
  }
}
