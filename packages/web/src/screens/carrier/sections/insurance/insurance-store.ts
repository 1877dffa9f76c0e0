import type { CarrierId, InsuranceFiling, InsurancePolicies, InsurancePolicy } from '@fairhaul/core'
import type { ScreenStore } from '../../../../di/screen.ts'
import { isAbsent } from '../../../../stores/not-found.ts'
import { Query } from '../../../../stores/query.ts'

/** The policies of a carrier, and its filings that ended or will. */
export class InsuranceStore implements ScreenStore {
  readonly policies: Query<readonly InsurancePolicy[]>
  readonly filings: Query<readonly InsuranceFiling[]>

  constructor(policies: Pick<InsurancePolicies, 'listActive' | 'history'>, carrierId: CarrierId) {
    this.policies = new Query((_, signal) => policies.listActive({ carrierId }, signal))
    this.filings = new Query((_, signal) => policies.history({ carrierId }, signal))
  }

  /** The monitor does not have the call: the history is left out. */
  get hasNoHistory(): boolean {
    return isAbsent(this.filings)
  }

  dispose(): void {
    this.policies.dispose()
    this.filings.dispose()
  }
}
