import type { CarrierId, CarrierSafety, CarrierSafetyRecords } from '@fairhaul/core'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

/** The measures of a carrier. */
export class SafetyStore implements ScreenStore {
  readonly record: Query<CarrierSafety>

  constructor(records: Pick<CarrierSafetyRecords, 'safety'>, carrierId: CarrierId) {
    this.record = new Query((_, signal) => records.safety({ carrierId }, signal))
  }

  dispose(): void {
    this.record.dispose()
  }
}
