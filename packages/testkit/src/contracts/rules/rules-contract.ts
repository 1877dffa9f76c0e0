import { ACTIVE_RULE_VALUE, type CompanyId, RULE_TYPES, type RuleSetId, type Rules } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** A broker who may rule, whose company has one rule set. */
export interface RulesSubject {
  readonly rules: Rules
  readonly companyId: CompanyId
  readonly otherCompanyId: CompanyId
  /** A rule set of that other company. */
  readonly otherRuleSetId: RuleSetId
  /** No rule set has it. */
  readonly absent: RuleSetId
}

/** What every `Rules` does. Source: section 3, "Rule set"; section 7, "Areas and rules". */
export const rulesContract = (make: Make<RulesSubject>): void => {
  describe('rules', () => {
    let subject: RulesSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('are the rule sets of the company', async () => {
      const { items, page } = valueOf(await subject.rules.list({ companyId: subject.companyId }))
      expect(page).toBe(1)
      expect(items.length).toBeGreaterThan(0)
      expect(items.map(({ companyId }) => companyId)).toEqual(items.map(() => subject.companyId))
    })

    it('are found by their id, as they are listed', async () => {
      for (const set of valueOf(await subject.rules.list({ companyId: subject.companyId })).items)
        expect(valueOf(await subject.rules.find({ id: set.id }))).toEqual(set)
    })

    it('that are not there, or are of another company, are not found', async () => {
      for (const id of [subject.absent, subject.otherRuleSetId])
        expectRefused(await subject.rules.find({ id }), 'not-found')
    })

    it('that are assessed are those of the newest set with the active value', async () => {
      const [newest] = valueOf(await subject.rules.list({ companyId: subject.companyId })).items
      const types = valueOf(await subject.rules.types({}))
      const active = RULE_TYPES.filter(type => newest?.values.get(type) === ACTIVE_RULE_VALUE)
      expect(new Set(types)).toEqual(new Set(active))
    })

    it('of no company are an empty first page', async () => {
      const page = valueOf(await subject.rules.list({ companyId: null }))
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('of another company are not found', async () => {
      expectRefused(await subject.rules.list({ companyId: subject.otherCompanyId }), 'not-found')
    })
  })
}
