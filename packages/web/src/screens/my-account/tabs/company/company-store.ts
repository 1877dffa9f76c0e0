import type { ScreenStore } from '../../../../di/screen.ts'
import type { CompanyPolicyStore } from '../../../../stores/company-policy-store.ts'
import { type FactAgesDeps, FactAgesStore } from './fact-ages-store.ts'

export interface CompanyDeps extends FactAgesDeps {
  readonly policy: CompanyPolicyStore
}

/** The company's record, its policy, and the limits of its rules. */
export class CompanyStore implements ScreenStore {
  readonly factAges: FactAgesStore
  readonly policy: CompanyPolicyStore

  constructor(deps: CompanyDeps) {
    this.factAges = new FactAgesStore(deps)
    this.policy = deps.policy
  }

  open(): void {
    this.factAges.open()
    this.policy.open()
  }

  settled(): Promise<unknown> {
    return Promise.all([this.factAges.found.finished(), this.policy.policy.settled()])
  }

  dispose(): void {
    this.factAges.dispose()
  }
}
