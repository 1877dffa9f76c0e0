import { aFinding, anAssessment, anOverride, arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { overallVerdict } from './assess.ts'
import { BEST_FIRST, carriersWithVerdict, countedCarriers, countVerdicts } from './verdict-counts.ts'

const TODAY = '2026-11-21'
const failed = aFinding({ result: 'fail' })

it('each carrier counts under the verdict that its row shows', () => {
  const overridden = {
    companyId: id<'company'>(1),
    findings: [failed],
    overrides: [anOverride({ expiresOn: '2027-03-04' })],
  }
  const assessments = [anAssessment(), anAssessment(), { findings: [failed], overrides: [] }, overridden]
  expect(countVerdicts(assessments, TODAY)).toEqual({ Pass: 2, Override: 1, Incomplete: 0, Fail: 1 })
})

it('a carrier that was not assessed counts nowhere', () => {
  const counts = countVerdicts([null, { findings: [], overrides: [] }], TODAY)
  expect(countedCarriers(counts)).toBe(0)
})

it('the verdicts are offered from the best to the worst', () => {
  expect(BEST_FIRST).toEqual(['Pass', 'Override', 'Incomplete', 'Fail'])
})

it('the counts of a list add up to its assessed carriers', () => {
  holds([fc.array(fc.option(arbitrary.assessments), { maxLength: 8 })], assessments => {
    const assessed = assessments.filter(each => each !== null && overallVerdict(each, TODAY) !== null)
    expect(countedCarriers(countVerdicts(assessments, TODAY))).toBe(assessed.length)
  })
})

it('a list narrowed to a verdict keeps as many carriers as are counted, in their order', () => {
  const lists = fc.array(fc.option(arbitrary.assessments), { maxLength: 8 })
  holds([lists, fc.constantFrom(...BEST_FIRST)], (assessments, verdict) => {
    const carriers = assessments.map((rulesAssessment, at) => ({ at, rulesAssessment }))
    const narrowed = carriersWithVerdict(carriers, verdict, TODAY)
    expect(narrowed).toHaveLength(countVerdicts(assessments, TODAY)[verdict])
    expect(narrowed).toEqual(carriers.filter(each => narrowed.includes(each)))
  })
})

it('a list narrowed to no verdict keeps all carriers, also those that were not assessed', () => {
  const carriers = [{ rulesAssessment: null }, { rulesAssessment: anAssessment() }]
  expect(carriersWithVerdict(carriers, null, TODAY)).toEqual(carriers)
  expect(carriersWithVerdict(carriers, 'Pass', TODAY)).toEqual([carriers[1]])
})
