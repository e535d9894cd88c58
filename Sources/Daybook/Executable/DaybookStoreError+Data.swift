import DaybookStore
import ParlanceCommand

extension DaybookStoreError: AppDataError {
  /// Whether the file is at fault rather than what was asked of it.
  public var concernsData: Bool { concernsFile }
}
