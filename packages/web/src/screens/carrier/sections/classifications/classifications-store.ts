import {
  type CarrierId,
  type Classifications,
  type CompanyId,
  done,
  type Rules,
  type RuleSet,
  ruleSetOf,
  type UnassignedClassification,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

export interface ClassificationsDeps {
  readonly carrierId: CarrierId
  /** Null: the user has no company, so no rules. */
  readonly companyId: CompanyId | null
  readonly classifications: Pick<Classifications, 'unassigned'>
  readonly rules: Pick<Rules, 'list'>
}

/** How the carrier would do in each classification that it does not have, and the company's own rules beside it. */
export class ClassificationsStore implements ScreenStore {
  readonly unassigned: Query<readonly UnassignedClassification[]>
  /** Null: the company has no rule set. */
  readonly ruleSet: Query<RuleSet | null>

  constructor({ carrierId, companyId, classifications, rules }: ClassificationsDeps) {
    this.unassigned = new Query((_, signal) => classifications.unassigned({ carrierId }, signal))
    this.ruleSet = new Query(async (_, signal) => {
      const found = await rules.list({ companyId }, signal)
      if (!found.ok) return found
      return done(companyId === null ? null : (ruleSetOf(found.value.items, companyId) ?? null))
    })
    makeAutoObservable(this, { unassigned: false, ruleSet: false }, { autoBind: true })
  }

  load(): void {
    void this.unassigned.load()
    void this.ruleSet.load()
  }

  dispose(): void {
    this.unassigned.dispose()
    this.ruleSet.dispose()
  }
}
