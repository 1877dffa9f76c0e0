import type { CarrierId, InsurancePolicies, InsurancePolicy } from '@fairhaul/core'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

/** The policies of a carrier. */
export class InsuranceStore implements ScreenStore {
  readonly policies: Query<readonly InsurancePolicy[]>

  constructor(policies: Pick<InsurancePolicies, 'listActive'>, carrierId: CarrierId) {
    this.policies = new Query((_, signal) => policies.listActive({ carrierId }, signal))
  }

  dispose(): void {
    this.policies.dispose()
  }
}
