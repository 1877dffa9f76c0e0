import { anIdentityTie, someCautionFacts } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { USUAL_TOGGLES } from '../account/feature-toggles.ts'
import type { CautionFacts } from '../carrier/caution-facts.ts'
import { type CautionToggles, cautions } from './cautions.ts'

const TODAY = '2026-11-22'

const textsOf = (facts: Partial<CautionFacts> | null, toggles: CautionToggles = USUAL_TOGGLES) =>
  cautions('Pass', facts && someCautionFacts(facts), toggles, TODAY).map(({ text }) => text)

const canceling = { coverage: 'cargo', cancelsOn: '2026-12-04' } as const

describe('cautions', () => {
  it.each<readonly [string, Partial<CautionFacts> | null, readonly string[]]>([
    ['a monitor that does not send them gives no caution', null, []],
    ['nothing found is no caution', {}, []],
    [
      'what the user may not see is no caution',
      { doNotUseCount: null, cancellations: null, insights: null },
      [],
    ],
    ['an alert of today', { alertDays: [TODAY] }, ['Identity alert of Nov 22, 2026']],
    ['an alert of seven days ago', { alertDays: ['2026-11-15'] }, ['Identity alert of Nov 15, 2026']],
    ['an alert of eight days ago is none', { alertDays: ['2026-11-14'] }, []],
    [
      'two alerts are counted',
      { alertDays: [TODAY, '2026-11-20', '2026-11-14'] },
      ['2 identity alerts in the last 7 days'],
    ],
    [
      'a do-not-dispatch carrier among the associated ones',
      { doNotUseCount: 1 },
      ['Shares contacts with 1 do-not-dispatch carrier'],
    ],
    [
      'do-not-dispatch carriers are counted beyond a page',
      { doNotUseCount: 64 },
      ['Shares contacts with 64 do-not-dispatch carriers'],
    ],
    ['a cancellation ahead', { cancellations: [canceling] }, ['Motor truck cargo will end Dec 4, 2026']],
    [
      'the first of two cancellations ahead',
      { cancellations: [canceling, { coverage: 'bipd', cancelsOn: '2026-11-30' }] },
      ['Auto liability (BIPD) will end Nov 30, 2026, and 1 more'],
    ],
    [
      'cover that will be less than the rules ask for',
      { cancellations: [{ coverage: 'bipd', cancelsOn: '2026-12-14', leftUsd: 750_000 }] },
      ['Auto liability (BIPD) will be $750,000 from Dec 14, 2026'],
    ],
    [
      'a cancellation of today is none, as the policy has ended',
      { cancellations: [{ ...canceling, cancelsOn: TODAY }] },
      [],
    ],
    ['an insight', { insights: ['authority_history_gap'] }, ['Insight: gap in authority']],
    [
      'insights of two kinds are named',
      { insights: ['authority_history_gap', 'broker_authority_nearby'] },
      ['Insight: gap in authority, broker authority nearby'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(textsOf(facts)).toEqual(expected)
  })

  const all = someCautionFacts({
    alertDays: [TODAY],
    doNotUseCount: 1,
    identityTies: [anIdentityTie()],
    cancellations: [canceling],
    insights: ['authority_history_gap'],
  })

  it('the most urgent caution comes first', () => {
    expect(cautions('Override', all, USUAL_TOGGLES, TODAY).map(({ kind, label }) => [kind, label])).toEqual([
      ['identity-alert', 'Alert'],
      ['do-not-use', 'Blocked associate'],
      ['cancellation', 'Cancellation'],
      ['insight', 'Insight'],
    ])
  })

  it.each(['Fail', null] as const)('beside the verdict %s there is no caution', verdict => {
    expect(cautions(verdict, all, USUAL_TOGGLES, TODAY)).toEqual([])
  })

  it('a tie to a carrier that should not be used is no caution: it is shown with every verdict', () => {
    expect(textsOf({ identityTies: [anIdentityTie()] })).toEqual([])
  })

  it('the toggle of the shield hides every caution', () => {
    expect(textsOf(all, { ...USUAL_TOGGLES, showsOrangeShield: false })).toEqual([])
  })

  it('the toggle of do-not-use associations hides that caution alone', () => {
    expect(textsOf(all, { ...USUAL_TOGGLES, offersDoNotUseAssociations: false })).toHaveLength(3)
  })
})
