import { type CompanyId, done, type Rules, type RuleSet, ruleSetOf } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

export interface ClassificationsDeps {
  /** Null: the user has no company, so no rules. */
  readonly companyId: CompanyId | null
  readonly rules: Pick<Rules, 'list'>
}

/** The company's own rules, which stand beside how the carrier would do in each classification. */
export class ClassificationsStore implements ScreenStore {
  /** Null: the company has no rule set. */
  readonly ruleSet: Query<RuleSet | null>

  constructor({ companyId, rules }: ClassificationsDeps) {
    this.ruleSet = new Query(async (_, signal) => {
      const found = await rules.list({ companyId }, signal)
      if (!found.ok) return found
      return done(companyId === null ? null : (ruleSetOf(found.value.items, companyId) ?? null))
    })
    makeAutoObservable(this, { ruleSet: false }, { autoBind: true })
  }

  load(): void {
    void this.ruleSet.load()
  }

  dispose(): void {
    this.ruleSet.dispose()
  }
}
