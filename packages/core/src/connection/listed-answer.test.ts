import {
  aBlockedConnection,
  aConnectionOnHold,
  aFinding,
  aListedCarrier,
  anAssessment,
  anIdentityTie,
  anOverride,
  someCautionFacts,
  foundCover,
} from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { Verdict } from '../rules/verdict.ts'
import { shortConnection } from './connection.ts'
import { listedAnswer } from './listed-answer.ts'
import type { ListedCarrier } from './listed-carrier.ts'

const today = '2026-11-21'
const failed = aFinding({ result: 'fail', value: foundCover(50_000), asOf: '2026-11-19' })

const answerOf = (change: Partial<ListedCarrier>, certainty: 'certain' | 'likely' | 'possible' = 'certain') =>
  listedAnswer({ carrier: aListedCarrier({ connection: null, ...change }), certainty }, today)

describe('whether the carrier of a line may be used', () => {
  it('a carrier that passes may be used, and its oldest fact has the day', () => {
    const findings = [aFinding({ asOf: null }), ...anAssessment().findings, aFinding({ asOf: null })]
    expect(answerOf({ verdict: 'Pass', rulesAssessment: anAssessment({ findings }) })).toEqual({
      verdict: 'Pass',
      mayUse: 'Pass',
      reason: null,
      category: null,
      factsOn: '2026-11-01',
      tie: null,
      isUsable: true,
    })
  })

  it('a carrier that fails has the rule that decides as its reason, with category and day', () => {
    const rulesAssessment = anAssessment({
      findings: [aFinding({ ruleType: 'active_operating_status' }), failed],
    })
    expect(answerOf({ verdict: 'Fail', rulesAssessment })).toEqual({
      verdict: 'Fail',
      mayUse: 'Fail',
      reason: 'cargo $50,000, needs $100,000',
      category: 'Insurance',
      factsOn: '2026-11-19',
      tie: null,
      isUsable: false,
    })
  })

  it('a tie to a revoked carrier is said beside it, and decides nothing', () => {
    const cautions = someCautionFacts({ identityTies: [anIdentityTie()] })
    expect(answerOf({ verdict: 'Pass', rulesAssessment: anAssessment(), cautions })).toMatchObject({
      tie: expect.stringMatching(/^Same phone as .*, revoked/),
      isUsable: true,
    })
  })

  it('an overridden carrier may be used until the last day', () => {
    const rulesAssessment = anAssessment({
      findings: [failed],
      overrides: [anOverride({ expiresOn: '2027-03-04' })],
    })
    expect(answerOf({ verdict: 'Override', rulesAssessment })).toMatchObject({
      mayUse: 'Override until Mar 4, 2027',
      isUsable: true,
    })
  })

  it('a hidden rule decides under Operations, and its day is not on record', () => {
    const rulesAssessment = anAssessment({ hidden: { count: 1, worst: 'Fail' } })
    expect(answerOf({ verdict: 'Fail', hiddenRules: 1, rulesAssessment })).toMatchObject({
      reason: 'a rule that is not shown to you',
      category: 'Operations',
      factsOn: null,
      isUsable: false,
    })
  })

  it.each([
    [aBlockedConnection(), 'Do not dispatch', 'Since Nov 19, 2026, Dana Reyes: Double brokered a load.'],
    [{ ...aBlockedConnection(), block: null }, 'Do not dispatch', null],
    [aConnectionOnHold(), 'On hold', expect.any(String)],
  ])('a stop comes before a verdict that passes: %#', (connection, mayUse, reason) => {
    const carrier = {
      connection: shortConnection(connection),
      verdict: 'Pass',
      rulesAssessment: anAssessment(),
    } as const
    expect(answerOf(carrier)).toMatchObject({ verdict: 'Pass', mayUse, reason, isUsable: false })
  })

  it.each<[Verdict | null, object]>([
    ['Fail', { verdict: 'Fail', mayUse: 'Fail', reason: 'a rule that is not known here', category: null }],
    [null, { verdict: null, mayUse: 'Not assessed', reason: null, category: null }],
  ])('a carrier that passes here and is %s for the monitor is not usable', (verdict, answer) => {
    const got = answerOf({ verdict, rulesAssessment: anAssessment() })
    expect(got).toMatchObject({ ...answer, factsOn: null, isUsable: false })
  })

  it('a carrier that passes for the monitor and fails here is not usable', () => {
    const got = answerOf({ verdict: 'Override', rulesAssessment: anAssessment({ findings: [failed] }) })
    expect(got).toMatchObject({ verdict: 'Fail', mayUse: 'Fail', isUsable: false })
  })

  it('a carrier that is not assessed is not usable', () => {
    expect(answerOf({ verdict: null, rulesAssessment: null })).toMatchObject({
      verdict: null,
      mayUse: 'Not assessed',
      factsOn: null,
      isUsable: false,
    })
  })

  it.each(['likely', 'possible'] as const)('a carrier that is only %s is not usable', certainty => {
    const carrier = { verdict: 'Pass', rulesAssessment: anAssessment() } as const
    expect(answerOf(carrier, certainty)).toMatchObject({ mayUse: 'Pass', isUsable: false })
  })
})
