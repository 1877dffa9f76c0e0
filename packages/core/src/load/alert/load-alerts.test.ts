import { aDecisionRule, aLoad, arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { type AgainstCarrier, LOAD_ALERT_TYPES, type LoadAlertFacts, loadAlerts } from './load-alerts.ts'

const day = (text: string) => text as CalendarDate
const NOW = Date.parse('2026-11-21T16:00:00Z')
const SINCE = day('2026-11-15')

const untroubled: LoadAlertFacts = {
  load: { ...aLoad(), status: 'covered', trackingStatus: 'tracking', stops: [] },
  since: SINCE,
  reasons: [],
  endedOverrides: [],
  alertDays: [],
  contacts: [],
  lookalikes: [],
}
const rule = (ruleType: string, label: 'Fail' | 'Incomplete' = 'Fail'): AgainstCarrier => ({
  code: 'rule',
  effect: label === 'Fail' ? 'no' : 'look',
  rule: aDecisionRule({ ruleType, label }),
})
const tie = (tied: object): AgainstCarrier => ({
  code: 'tie',
  effect: 'look',
  tie: {
    id: null,
    legalName: null,
    dotNumber: '77',
    reason: 'revoked',
    on: null,
    isPrior: true,
    shared: [],
    ...tied,
  },
})
const typesOf = (facts: Partial<LoadAlertFacts>) =>
  loadAlerts({ ...untroubled, ...facts }, NOW).map(({ type }) => type)

const [stop] = aLoad().stops
const late = {
  ...stop!,
  window: { startsAt: '2026-11-21T12:00:00Z', endsAt: '2026-11-21T14:00:00Z' },
  progress: { arrivedAt: null, doneAt: null },
}
const withStop = (change: object) => ({ load: { ...untroubled.load, stops: [{ ...late, ...change }] } })

describe('the alerts that a load should have', () => {
  it.each<[string, Partial<LoadAlertFacts>, readonly string[]]>([
    ['nothing', {}, []],
    ['a block', { reasons: [{ code: 'do_not_dispatch', effect: 'no' }] }, ['do_not_dispatch']],
    ['an order', { reasons: [{ code: 'out_of_service_order', effect: 'no' }] }, ['out_of_service_order']],
    ['a hold', { reasons: [{ code: 'on_hold', effect: 'look' }] }, []],
    ['authority that fails', { reasons: [rule('active_interstate_authority')] }, ['authority_fails']],
    [
      'two lines of insurance that fail',
      { reasons: [rule('bipd_at_least_750000'), rule('cargo_at_least_100000')] },
      ['insurance_fails'],
    ],
    ['a rule of operations', { reasons: [rule('active_operating_status')] }, ['operations_fails']],
    ['a rule of one’s own', { reasons: [rule('our_own_rule')] }, ['operations_fails']],
    ['a rule about safety', { reasons: [rule('no_active_out_of_service_orders')] }, ['safety_fails']],
    ['a rule that is incomplete', { reasons: [rule('cargo_at_least_100000', 'Incomplete')] }, []],
    [
      'the end of an override of it',
      {
        reasons: [rule('cargo_at_least_100000', 'Incomplete')],
        endedOverrides: [{ ruleType: 'cargo_at_least_100000', on: SINCE }],
      },
      ['override_ended'],
    ],
    [
      'the end of one before the load came in',
      {
        reasons: [rule('cargo_at_least_100000')],
        endedOverrides: [{ ruleType: 'cargo_at_least_100000', on: day('2026-11-14') }],
      },
      ['insurance_fails'],
    ],
    [
      'a tie',
      { reasons: [tie({}), tie({ id: id<'carrier'>(8), dotNumber: null })] },
      ['tied_carrier', 'tied_carrier'],
    ],
    ['the same tie twice', { reasons: [tie({}), tie({})] }, ['tied_carrier']],
    ['an alert in the week before', { alertDays: [day('2026-11-08')] }, ['identity_alert']],
    ['an older alert', { alertDays: [day('2026-11-07')] }, []],
    ['a new phone', { contacts: [{ type: 'phone', on: SINCE }] }, ['contact_changed']],
    ['a phone from before', { contacts: [{ type: 'phone', on: day('2026-11-14') }] }, []],
    ['a late truck', withStop({}), ['late_arrival']],
    ['a truck that arrived', withStop({ progress: { arrivedAt: '2026-11-21T15:00:00Z', doneAt: null } }), []],
    ['a stop that is done', withStop({ progress: { arrivedAt: null, doneAt: '2026-11-21T15:00:00Z' } }), []],
    ['a stop of which no log is known', withStop({ progress: null }), []],
    ['lost tracking', { load: { ...untroubled.load, trackingStatus: 'terminated' } }, ['tracking_lost']],
    ['a look-alike', { lookalikes: ['ops@prairie-wrem.example'] }, ['look_alike_recipient']],
  ])('of %s: %o', (_, facts, types) => {
    expect(typesOf(facts)).toEqual(types)
    expect(typesOf({ ...facts, load: { ...untroubled.load, ...facts.load, status: 'delivered' } })).toEqual(
      [],
    )
  })

  it('are of known types, each once, whatever the load', () => {
    holds(
      [arbitrary.loads, fc.array(arbitrary.calendarDates), fc.integer({ min: 0, max: 2e12 })],
      (load, days, now) => {
        const found = loadAlerts({ ...untroubled, load, alertDays: days }, now)
        expect(new Set(found.map(each => JSON.stringify(each))).size).toBe(found.length)
        for (const { type } of found) expect(LOAD_ALERT_TYPES).toContain(type)
      },
    )
  })
})
