import {
  aBlockedConnection,
  aConnection,
  aConnectionOnHold,
  aFinding,
  anIdentityTie,
  anOverride,
  someCautionFacts,
  foundCover,
} from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { RulesAssessment } from '../rules/assessment.ts'
import { belowStopText, mayUse, mayUseLine, verdictBelowStop } from './may-use.ts'

const today = '2026-11-21'
const passes: RulesAssessment = { findings: [aFinding()], overrides: [] }
const fails: RulesAssessment = {
  findings: [aFinding({ result: 'fail', value: foundCover(50_000) })],
  overrides: [],
}
const overridden: RulesAssessment = {
  ...fails,
  companyId: anOverride().companyId,
  overrides: [anOverride({ expiresOn: '2027-03-04' })],
}
const incomplete: RulesAssessment = {
  findings: [aFinding({ result: 'incomplete', value: null })],
  overrides: [],
}

const act = { at: '2026-11-19T15:00:00.000Z', by: 'Dana Reyes' }

describe('whether a carrier may be used', () => {
  it.each([
    ['Do not dispatch', aBlockedConnection(), passes, false],
    ['Do not dispatch', aBlockedConnection(), fails, false],
    ['Do not dispatch', aBlockedConnection(), null, false],
    ['On hold', aConnectionOnHold(), passes, false],
    ['Fail', aConnection(), fails, false],
    ['Incomplete', null, incomplete, false],
    ['Override until Mar 4, 2027', aConnection(), overridden, true],
    ['Pass', aConnection(), passes, true],
    ['Pass', null, passes, true],
    ['Not assessed', aConnection(), null, false],
    ['Not assessed', aConnection(), { findings: [], overrides: [] }, false],
  ])('the answer is %s: %#', (text, connection, rulesAssessment, isUsable) => {
    expect(mayUse({ connection, rulesAssessment }, today)).toMatchObject({ text, isUsable })
  })

  it('where a company requires onboarding, a carrier that passes is not usable before it', () => {
    expect(mayUse({ connection: null, rulesAssessment: passes }, today, true)).toMatchObject({
      text: 'Not onboarded',
      verdict: 'Pass',
      isUsable: false,
    })
  })

  it('the verdict stays known below what comes before it', () => {
    const { verdict, assessed } = mayUse(
      { connection: aBlockedConnection(), rulesAssessment: overridden },
      today,
    )
    expect(verdict).toBe('Override')
    expect(verdictBelowStop(assessed)).toBe('Verdict Override until Mar 4, 2027')
    expect(verdictBelowStop(undefined)).toBe('Not assessed')
    expect(
      verdictBelowStop(
        mayUse({ connection: null, rulesAssessment: { ...passes, findings: [] } }, today).assessed,
      ),
    ).toBe('Not assessed')
  })

  it('nothing is below a stop where there is none', () => {
    expect(belowStopText(mayUse({ connection: null, rulesAssessment: passes }, today))).toBe('')
  })

  it.each([
    [
      aBlockedConnection(),
      passes,
      undefined,
      'Do not dispatch. Verdict Pass. Since Nov 19, 2026, Dana Reyes: Double brokered a load.',
    ],
    [aBlockedConnection(), passes, 52, 'Do not dispatch. Verdict Pass. Double brokered a load.'],
    [aBlockedConnection(), passes, 35, 'Do not dispatch. Verdict Pass. Double brokered…'],
    [
      aBlockedConnection({ block: { ...act, notes: null } }),
      passes,
      33,
      'Do not dispatch. Verdict Pass. Since Nov 19…',
    ],
    [aBlockedConnection(), passes, 25, 'Do not dispatch. Verdict Pass'],
    [aBlockedConnection({ block: null }), null, undefined, 'Do not dispatch. Not assessed'],
    [aConnection(), fails, undefined, 'Fail: cargo $50,000, needs $100,000'],
    [aConnection(), passes, undefined, 'Pass'],
    [null, null, undefined, 'Not assessed'],
  ])('the answer in one line has its reason: %#', (connection, rulesAssessment, maxLength, line) => {
    expect(mayUseLine(mayUse({ connection, rulesAssessment }, today), maxLength)).toBe(line)
  })

  const tied = someCautionFacts({ identityTies: [anIdentityTie()] })
  const TIE = 'Same phone as COPPER WREN TRANSPORT LLC, revoked Jan 29, 2024'

  it.each([
    [aConnection(), passes, `Pass. ${TIE}`],
    [aConnection(), fails, `Fail: cargo $50,000, needs $100,000. ${TIE}`],
    [
      aBlockedConnection(),
      passes,
      `Do not dispatch. Verdict Pass. Since Nov 19, 2026, Dana Reyes: Double brokered a load. ${TIE}`,
    ],
    [null, null, `Not assessed. ${TIE}`],
  ])(
    'a tie to a carrier that should not be used is shown with the answer: %#',
    (connection, rulesAssessment, line) => {
      const without = mayUse({ connection, rulesAssessment }, today)
      const answer = mayUse({ connection, rulesAssessment, cautions: tied }, today)
      expect(mayUseLine(answer)).toBe(line)
      expect({ ...answer, tie: null }).toEqual(without)
    },
  )

  it('a tie to a carrier that the company blocked is not shown while that warning is off', () => {
    const cautions = someCautionFacts({ identityTies: [anIdentityTie({ reason: 'do_not_dispatch' })] })
    const carrier = { connection: null, rulesAssessment: passes, cautions }
    expect(mayUse(carrier, today).tie?.tie.reason).toBe('do_not_dispatch')
    expect(mayUse(carrier, today, false, false).tie).toBeNull()
  })
})
