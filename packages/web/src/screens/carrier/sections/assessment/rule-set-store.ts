import { type CompanyId, done, type Rules, type RuleSet, ruleSetOf } from '@fairhaul/core'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

export interface RuleSetDeps {
  /** Null: the user has no company, so no rules. */
  readonly companyId: () => CompanyId | null
  readonly rules: () => Pick<Rules, 'list'>
}

/** The company's own rules, which are shown below the assessment by them. */
export class RuleSetStore implements ScreenStore {
  /** Null: the company has no rule set. */
  readonly ruleSet: Query<RuleSet | null>

  constructor({ companyId, rules }: RuleSetDeps) {
    this.ruleSet = new Query(async (_, signal) => {
      const own = companyId()
      const found = await rules().list({ companyId: own }, signal)
      if (!found.ok) return found
      return done(own === null ? null : (ruleSetOf(found.value.items, own) ?? null))
    })
  }

  /** Requests the rules, once. */
  open(): void {
    if (this.ruleSet.state.kind === 'idle') void this.ruleSet.load()
  }

  dispose(): void {
    this.ruleSet.dispose()
  }
}
