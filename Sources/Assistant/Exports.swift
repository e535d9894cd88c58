// What an app's own code needs besides: `executor.perform(…)`, and middleware of its own.
@_exported import ParlanceExecution
