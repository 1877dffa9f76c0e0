import {
  type CarrierQuery,
  type Carriers,
  type CarrierVerdicts,
  assess,
  type RulesAssessment,
  isSafetyRule,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Make, valueOf } from './contract.ts'

interface Reader {
  readonly carriers: Carriers
  readonly verdicts: CarrierVerdicts
}

/** Two brokers of one company that assesses rules on safety data, and has some that only notify, of both kinds. */
export interface HiddenRulesSubject {
  /** Sees safety data. */
  readonly whole: Reader
  /** Has the scope `block_safety_data`. */
  readonly partial: Reader
  /** Finds carriers of which at least one fails a rule on safety data, and fits on one page. */
  readonly many: CarrierQuery
}

const TODAY = '2026-11-21'

const statusesOf = (assessment: RulesAssessment | null) => {
  const { overall, categories } = assess(assessment ?? { findings: [], overrides: [] }, TODAY)
  return { overall, categories }
}
const isOfSafety = ({ ruleType }: RulesAssessment['findings'][number]) => isSafetyRule(ruleType)
const ofSafety = (assessment: RulesAssessment | null) => assessment?.findings.filter(isOfSafety).length ?? 0

/** What a person from whom safety data is hidden reads of carriers. Source: section 6, "Safety data". */
export const hiddenRulesContract = (make: Make<HiddenRulesSubject>): void => {
  describe('carriers without safety data', () => {
    let subject: HiddenRulesSubject
    const rowsOf = async ({ carriers }: Reader) =>
      valueOf(await carriers.search({ query: subject.many, page: 1, pageSize: 50 })).items
    beforeAll(async () => {
      subject = await make()
    })

    it('a row has the verdict of the whole, the number of hidden rules, and none of them', async () => {
      const whole = await rowsOf(subject.whole)
      const partial = await rowsOf(subject.partial)
      expect(partial.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
      const hidden = whole.map(({ rulesAssessment }) => ofSafety(rulesAssessment))
      expect(Math.max(...hidden)).toBeGreaterThan(0)
      expect(partial.map(({ rulesAssessment }) => rulesAssessment?.hidden?.count ?? 0)).toEqual(hidden)
      expect(partial.map(({ rulesAssessment }) => ofSafety(rulesAssessment))).toEqual(whole.map(() => 0))
      expect(partial.map(({ rulesAssessment }) => statusesOf(rulesAssessment))).toEqual(
        whole.map(({ rulesAssessment }) => statusesOf(rulesAssessment)),
      )
      expect(partial.some(({ rulesAssessment }) => rulesAssessment?.hidden?.worst === 'Fail')).toBe(true)
      expect(partial.map(({ safety }) => safety)).toEqual(partial.map(() => null))
    })

    it('a profile has the same verdict as its row, and neither safety data nor its rules', async () => {
      for (const row of await rowsOf(subject.partial)) {
        const { rulesAssessment, safety } = valueOf(await subject.partial.carriers.detail({ id: row.id }))
        expect(rulesAssessment).toEqual(row.rulesAssessment)
        expect(safety).toBeNull()
      }
    })

    it('rules that only notify are found beside those that decide, without those on safety data', async () => {
      for (const row of await rowsOf(subject.whole)) {
        const read = async ({ carriers }: Reader) =>
          valueOf(await carriers.detail({ id: row.id })).rulesAssessment
        const [whole, partial] = [await read(subject.whole), await read(subject.partial)]
        const notices = whole?.notices ?? []
        const decided = new Set(whole?.findings.map(({ ruleType }) => ruleType))
        expect(notices.some(isOfSafety)).toBe(true)
        expect(notices.some(({ ruleType }) => decided.has(ruleType))).toBe(false)
        expect(partial?.notices?.length).toBeGreaterThan(0)
        expect(partial?.notices).toEqual(notices.filter(notice => !isOfSafety(notice)))
      }
    })

    it('the counts of verdicts are those of the whole', async () => {
      const params = { query: subject.many }
      expect(valueOf(await subject.partial.verdicts.count(params))).toEqual(
        valueOf(await subject.whole.verdicts.count(params)),
      )
    })
  })
}
