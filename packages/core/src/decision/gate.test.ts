import {
  aBlockedConnection,
  aCarrier,
  aConnectionOnHold,
  aFinding,
  aLoad,
  anIdentityTie,
  anOverride,
  foundCover,
  someCautionFacts,
} from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { RulesAssessment } from '../rules/assessment.ts'
import { type GateCarrier, gateDecision, type GateTerms, loadGateDecision, worstAnswer } from './gate.ts'

const today = '2026-11-21'
const terms = (change: Partial<GateTerms> = {}): GateTerms => ({
  today,
  day: today,
  lane: null,
  settings: { whenTooOld: 'look' },
  ...change,
})
const passes: RulesAssessment = { findings: [aFinding()], overrides: [] }
const fails: RulesAssessment = {
  findings: [aFinding({ result: 'fail', value: foundCover(50_000) })],
  overrides: [],
}
const incomplete: RulesAssessment = {
  findings: [aFinding({ result: 'incomplete', value: null })],
  overrides: [],
}
const tooOld: RulesAssessment = {
  findings: [aFinding({ result: 'incomplete', olderThanDays: 30 })],
  overrides: [],
}
const late: RulesAssessment = {
  findings: [aFinding({ result: 'incomplete', unread: { source: 'Motus Insur', why: 'late', asOf: null } })],
  overrides: [],
}
const overridden = (expiresOn: `${number}-${number}-${number}`): RulesAssessment => ({
  ...fails,
  companyId: anOverride().companyId,
  overrides: [anOverride({ expiresOn })],
})
const carrier = (change: Partial<GateCarrier> = {}): GateCarrier => ({
  connection: null,
  rulesAssessment: passes,
  ...change,
})
const said = (of: GateCarrier | null, at: GateTerms = terms()) => {
  const { answer, reasons } = gateDecision(of, at)
  return [answer, ...reasons.map(({ code, effect }) => `${code} ${effect}`)]
}
const interstate = [
  { country: 'US', state: 'TX' },
  { country: 'US', state: 'CO' },
]

describe('the gate', () => {
  it.each<readonly [readonly string[], GateCarrier | null]>([
    [['yes'], carrier()],
    [['no', 'rule no'], carrier({ rulesAssessment: fails })],
    [['look', 'rule look'], carrier({ rulesAssessment: incomplete })],
    [['look', 'rule look'], carrier({ rulesAssessment: tooOld })],
    [['look', 'not_assessed look'], carrier({ rulesAssessment: null })],
    [['look', 'not_assessed look'], carrier({ rulesAssessment: { findings: [], overrides: [] } })],
    [['look', 'not_on_record look'], null],
    [['no', 'do_not_dispatch no'], carrier({ connection: aBlockedConnection() })],
    [['look', 'on_hold look'], carrier({ connection: aConnectionOnHold() })],
    [['look', 'on_hold look'], carrier({ connection: { ...aConnectionOnHold(), hold: null } })],
    [['no', 'out_of_service_order no'], carrier({ safety: { outOfService: true } })],
    [['yes'], carrier({ safety: { outOfService: null } })],
    [
      ['look', 'identity_alert look'],
      carrier({ cautions: someCautionFacts({ alertDays: ['2026-11-14', '2026-11-01'] }) }),
    ],
    [['yes'], carrier({ cautions: someCautionFacts({ alertDays: ['2026-11-13'] }) })],
    [['look', 'tie look'], carrier({ cautions: someCautionFacts({ identityTies: [anIdentityTie()] }) })],
    [
      ['no', 'hidden_rules no'],
      carrier({ rulesAssessment: { ...passes, hidden: { count: 2, worst: 'Fail' } } }),
    ],
    [
      ['look', 'hidden_rules look'],
      carrier({ rulesAssessment: { ...passes, hidden: { count: 2, worst: 'Incomplete' } } }),
    ],
    [['yes'], carrier({ rulesAssessment: { ...passes, hidden: { count: 2, worst: 'Override' } } })],
    [['no', 'rule no', 'on_hold look'], carrier({ rulesAssessment: fails, connection: aConnectionOnHold() })],
  ])('says %s: %#', (expected, of) => {
    expect(said(of)).toEqual(expected)
  })

  it('facts that are too old, or whose file is late, are a no where the company says so', () => {
    const settings = { whenTooOld: 'no' } as const
    for (const rulesAssessment of [tooOld, late])
      expect(said(carrier({ rulesAssessment }), terms({ settings }))).toEqual(['no', 'rule no'])
    expect(said(carrier({ rulesAssessment: incomplete }), terms({ settings }))).toEqual(['look', 'rule look'])
  })

  it('a yes by an override has the day on which the first one ends, and counts on the day asked for', () => {
    const of = (end: `${number}-${number}-${number}`, day: `${number}-${number}-${number}`) =>
      gateDecision(carrier({ rulesAssessment: overridden(end) }), terms({ day }))
    expect(of('2027-03-04', '2027-03-04')).toMatchObject({ answer: 'yes', until: '2027-03-04' })
    expect(of('2027-03-04', '2027-03-05')).toMatchObject({ answer: 'no', until: null })
    expect(of('2080-01-01', '2027-03-05')).toMatchObject({ answer: 'yes', verdict: 'Override', until: null })
  })

  it('what will not pass on the day counts, unless it is overridden or is against the carrier today', () => {
    const day = '2027-01-15'
    const ahead = (result: 'fail' | 'incomplete') => terms({ day, notPassing: [aFinding({ result })] })
    expect(gateDecision(carrier(), ahead('fail'))).toMatchObject({
      answer: 'no',
      verdict: 'Pass',
      reasons: [{ code: 'rule', effect: 'no', changesOn: day, rule: { label: 'Fail' } }],
    })
    expect(gateDecision(carrier(), ahead('incomplete'))).toMatchObject({
      answer: 'look',
      reasons: [{ code: 'rule', effect: 'look', changesOn: day, rule: { label: 'Incomplete' } }],
    })
    const accepted = carrier({ rulesAssessment: overridden('2027-03-04') })
    expect(gateDecision(accepted, ahead('fail')).answer).toBe('yes')
    const against = gateDecision(carrier({ rulesAssessment: fails }), ahead('fail'))
    expect(against.reasons).toMatchObject([{ changesOn: null }])
    expect(gateDecision(carrier(), terms({ day, notPassing: [] })).answer).toBe('yes')
  })

  it('a carrier of one state is looked at for a lane that leaves it, or may', () => {
    const ofOneState = carrier({ census: { operation: 'C' } })
    expect(said(ofOneState)).toEqual(['yes'])
    expect(said(ofOneState, terms({ lane: interstate }))).toEqual(['look', 'intrastate_only look'])
    expect(said(ofOneState, terms({ lane: [interstate[0]!, interstate[0]!] }))).toEqual(['yes'])
    expect(said(carrier({ census: { operation: 'A' } }), terms({ lane: interstate }))).toEqual(['yes'])
    expect(said(carrier({ census: { operation: null } }), terms({ lane: interstate }))).toEqual(['yes'])
  })

  it('ties to carriers that the company blocked count only while they are named', () => {
    const cautions = someCautionFacts({ identityTies: [anIdentityTie({ reason: 'do_not_dispatch' })] })
    expect(said(carrier({ cautions }))[0]).toBe('look')
    expect(said(carrier({ cautions }), terms({ offersDoNotUseAssociations: false }))).toEqual(['yes'])
  })

  it('the overrides that would make it better are named, the nearest answer first', () => {
    const both: RulesAssessment = {
      findings: [
        aFinding({ ruleType: 'cargo_at_least_100000', result: 'fail' }),
        aFinding({ ruleType: 'bipd_at_least_750000', result: 'incomplete' }),
      ],
      overrides: [],
    }
    const steps = (of: GateCarrier) => gateDecision(of, terms()).steps
    expect(steps(carrier({ rulesAssessment: both }))).toEqual([
      { ruleTypes: ['cargo_at_least_100000'], answer: 'look' },
      { ruleTypes: ['cargo_at_least_100000', 'bipd_at_least_750000'], answer: 'yes' },
    ])
    expect(steps(carrier({ rulesAssessment: both, connection: aConnectionOnHold() }))).toEqual([
      { ruleTypes: ['cargo_at_least_100000'], answer: 'look' },
    ])
    expect(steps(carrier({ rulesAssessment: both, connection: aBlockedConnection() }))).toEqual([])
    expect(steps(carrier())).toEqual([])
  })

  it('a load without a carrier, or that is not open, is looked at', () => {
    const of = (load: Parameters<typeof loadGateDecision>[0]) => {
      const { answer, reasons } = loadGateDecision(load, aCarrier({ rulesAssessment: passes }), terms())
      return [answer, ...reasons.map(({ code }) => code)]
    }
    expect(of(aLoad())).toEqual(['yes'])
    expect(of(aLoad({ carrierId: null }))).toEqual(['look', 'no_carrier'])
    expect(of(aLoad({ status: 'delivered' }))).toEqual(['look', 'load_not_open'])
  })

  it('the worst answer counts', () => {
    expect(worstAnswer([])).toBe('yes')
    expect(worstAnswer(['yes', 'look'])).toBe('look')
    expect(worstAnswer(['look', 'no', 'yes'])).toBe('no')
  })
})
