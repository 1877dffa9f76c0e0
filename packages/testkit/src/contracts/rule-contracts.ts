import {
  ACTIVE_RULE_VALUE,
  type CarrierId,
  type CompanyId,
  type OwnCarrierFacts,
  type OwnCarrierFactsPage,
  type RuleSetId,
  type Rules,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../builders/index.ts'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** An admin who may rule, whose company has one rule set, no limits of age, and more than two carriers of its own. */
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

    it('rules are the rule sets of the company', async () => {
      const { items, page } = valueOf(await subject.rules.list({ companyId: subject.companyId }))
      expect(page).toBe(1)
      expect(items.length).toBeGreaterThan(0)
      expect(items.map(({ companyId }) => companyId)).toEqual(items.map(() => subject.companyId))
    })

    it('rules are found by their id, as they are listed', async () => {
      for (const set of valueOf(await subject.rules.list({ companyId: subject.companyId })).items)
        expect(valueOf(await subject.rules.find({ id: set.id }))).toEqual(set)
    })

    it('rules that do not exist or belong to another company are not found', async () => {
      for (const id of [subject.absent, subject.otherRuleSetId])
        expectRefused(await subject.rules.find({ id }), 'not-found')
    })

    it('assessed rules are those of the newest rule set with the active value', async () => {
      const [newest] = valueOf(await subject.rules.list({ companyId: subject.companyId })).items
      const types = valueOf(await subject.rules.types({}))
      const active = [...(newest?.values ?? [])].filter(([, value]) => value === ACTIVE_RULE_VALUE)
      expect(new Set(types)).toEqual(new Set(active.map(([ruleType]) => ruleType)))
    })

    it('rules without a company id are an empty first page', async () => {
      const page = valueOf(await subject.rules.list({ companyId: null }))
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('limits of how old facts may be are none at first, then those that were set', async () => {
      const { rules } = subject
      expect(valueOf(await rules.factAges())).toEqual(NO_LIMITS)
      const ages = { ...NO_LIMITS, registration: 30, safety: 75, contacts: 120 }
      expect(valueOf(await rules.setFactAges({ ages }))).toEqual(ages)
      expect(valueOf(await rules.factAges())).toEqual(ages)
      expect(valueOf(await rules.setFactAges({ ages: NO_LIMITS }))).toEqual(NO_LIMITS)
    })

    it('a limit that is no number of days is refused, naming the limit', async () => {
      for (const days of [0, 3_651])
        expectInvalid(await subject.rules.setFactAges({ ages: { ...NO_LIMITS, census: days } }), 'census')
      for (const days of [6, 731])
        expectInvalid(await subject.rules.setFactAges({ ages: { ...NO_LIMITS, contacts: days } }), 'contacts')
    })

    it('facts of own carriers come by id, in parts that together have each carrier once', async () => {
      const { rules } = subject
      const whole = valueOf(await rules.ownCarrierFacts({}))
      const ids = whole.items.map(({ carrierId }) => carrierId)
      expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other))
      expect([whole.total, whole.next]).toEqual([ids.length, null])
      expect(ids.length).toBeGreaterThan(2)
      const parts: OwnCarrierFacts[] = []
      let next: CarrierId | null = null
      do {
        const part: OwnCarrierFactsPage = valueOf(
          await rules.ownCarrierFacts({ pageSize: 2, ...(next !== null && { after: next }) }),
        )
        expect(part.items.length).toBeLessThanOrEqual(2)
        expect([part.day, part.total]).toEqual([whole.day, whole.total])
        parts.push(...part.items)
        next = part.next
      } while (next !== null)
      expect(parts).toEqual(whole.items)
    })

    it('own carriers come with whether they are onboarded, and how many loads are open with them', async () => {
      const { items } = valueOf(await subject.rules.ownCarrierFacts({}))
      for (const { isOnboarded, openLoads } of items)
        expect([typeof isOnboarded, Number.isInteger(openLoads)]).toEqual(['boolean', true])
    })

    it('rules of another company are not found', async () => {
      expectRefused(await subject.rules.list({ companyId: subject.otherCompanyId }), 'not-found')
    })
  })
}
