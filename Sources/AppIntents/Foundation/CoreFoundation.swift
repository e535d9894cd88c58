/// Runs `body`; there is no pool of objects to be emptied here.
@discardableResult
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure)
  -> Result
{
  try body()
}

/// Seconds, as Core Foundation counts them.
public typealias CFAbsoluteTime = Double

/// The seconds since the first of January 2001, Greenwich mean time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
