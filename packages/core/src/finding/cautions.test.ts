import { anAssociatedCarrier, anIdentityAlert, anInsight, aPolicy, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { USUAL_TOGGLES } from '../account/feature-toggles.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { type CautionFacts, type CautionToggles, cautions } from './cautions.ts'

const TODAY = '2026-11-22'

const textsOf = (facts: CautionFacts, toggles: CautionToggles = USUAL_TOGGLES) =>
  cautions('Pass', facts, toggles, TODAY).map(({ text }) => text)

const alertOf = (filedOn: CalendarDate) => anIdentityAlert({ filedOn, isPublished: true })
const blocked = anAssociatedCarrier({
  connection: { id: id<'connection'>(1), status: 'do_not_dispatch', isDismissed: false },
})
const canceling = aPolicy({
  coverage: 'cargo',
  effectiveOn: '2026-01-01',
  expiresOn: '2027-01-01',
  cancelsOn: '2026-12-04',
  isPending: false,
})

describe('cautions', () => {
  it.each<readonly [string, CautionFacts, readonly string[]]>([
    ['nothing known is no caution', {}, []],
    ['an alert of today', { alerts: [alertOf(TODAY)] }, ['Identity alert of 22 Nov 2026']],
    ['an alert of seven days ago', { alerts: [alertOf('2026-11-15')] }, ['Identity alert of 15 Nov 2026']],
    ['an alert of eight days ago is none', { alerts: [alertOf('2026-11-14')] }, []],
    [
      'two alerts are counted',
      { alerts: [alertOf(TODAY), alertOf('2026-11-20')] },
      ['2 identity alerts in the last 7 days'],
    ],
    [
      'an alert that was taken back is none',
      { alerts: [anIdentityAlert({ filedOn: TODAY, isPublished: false })] },
      [],
    ],
    [
      'a do-not-dispatch carrier among the associated ones',
      { associates: [blocked] },
      ['Shares contacts with 1 do-not-dispatch carrier'],
    ],
    ['another associated carrier is none', { associates: [anAssociatedCarrier({ connection: null })] }, []],
    ['a cancellation ahead', { policies: [canceling] }, ['Motor truck cargo will be canceled 4 Dec 2026']],
    [
      'the first of two cancellations ahead',
      { policies: [canceling, { ...canceling, coverage: 'bipd', cancelsOn: '2026-11-30' }] },
      ['Auto liability (BIPD) will be canceled 30 Nov 2026, and 1 more'],
    ],
    ['a cancellation of the past is none', { policies: [{ ...canceling, cancelsOn: TODAY }] }, []],
    ['a policy without a cancellation is none', { policies: [{ ...canceling, cancelsOn: null }] }, []],
    [
      'an insight',
      { insights: [anInsight({ kind: 'authority_history_gap' })] },
      ['Insight: gap in authority'],
    ],
    ['two insights are counted', { insights: [anInsight(), anInsight()] }, ['2 insights']],
  ])('%s', (_, facts, expected) => {
    expect(textsOf(facts)).toEqual(expected)
  })

  const all = {
    alerts: [alertOf(TODAY)],
    associates: [blocked],
    policies: [canceling],
    insights: [anInsight()],
  }

  it('the most urgent caution comes first', () => {
    expect(cautions('Override', all, USUAL_TOGGLES, TODAY).map(({ kind }) => kind)).toEqual([
      'identity-alert',
      'do-not-use',
      'cancellation',
      'insight',
    ])
  })

  it.each(['Fail', null] as const)('beside the verdict %s there is no caution', verdict => {
    expect(cautions(verdict, all, USUAL_TOGGLES, TODAY)).toEqual([])
  })

  it('the toggle of the shield hides every caution', () => {
    expect(textsOf(all, { ...USUAL_TOGGLES, showsOrangeShield: false })).toEqual([])
  })

  it('the toggle of do-not-use associations hides that caution alone', () => {
    expect(textsOf(all, { ...USUAL_TOGGLES, offersDoNotUseAssociations: false })).toHaveLength(3)
  })
})
