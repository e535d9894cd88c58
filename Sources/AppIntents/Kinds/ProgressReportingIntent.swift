/// An intent that tells how far it is while it is performed.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// How far the intent is: set how many units there are, then how many are done. Outside of a performance nobody hears it.
  public var progress: _PerformanceProgress { CurrentPerformance.value?.progress ?? _PerformanceProgress() }
}
