import { aDecisionRule, aTicket, aTicketCause, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { LOAD_ALERT_TYPES } from '../alert/load-alerts.ts'
import type { TicketCause } from './ticket-cause.ts'
import { ALERT_STEP_LABELS, causeEndText, obviousStep, ticketCauseLines } from './ticket-cause-text.ts'

const NOW = Date.parse('2026-11-21T16:00:00Z')
const day = (text: string) => text as CalendarDate
const ticket = (type: string, cause: Partial<TicketCause> | null = {}) =>
  aTicket({ type, cause: cause === null ? null : aTicketCause(cause) })
const stop = { id: id<'load-stop'>(5), kind: 'pickup', windowEndsAt: '2026-11-21T13:50:00Z' } as const
const rule = aDecisionRule({
  ruleType: 'bipd_at_least_1000000',
  label: 'Fail',
  value: null,
  source: null,
  asOf: null,
})

describe('what raised an alert', () => {
  it.each<[string, Partial<TicketCause> | null, readonly string[]]>([
    ['late_arrival', null, []],
    ['late_arrival', {}, []],
    ['late_arrival', { stop }, ['Pickup: no arrival is logged, 2 h 10 min late.']],
    ['late_arrival', { stop: { ...stop, windowEndsAt: 'soon' } }, []],
    ['out_of_service_order', {}, ['An out-of-service order is in force.']],
    ['out_of_service_order', { isHidden: true }, ['Something that is not shown to you.']],
    ['identity_alert', {}, ['An identity alert was published.']],
    ['identity_alert', { on: day('2026-11-20') }, ['Identity alert of Nov 20, 2026.']],
    ['do_not_dispatch', {}, ['Your company blocked the carrier.']],
    [
      'do_not_dispatch',
      { act: { at: null, by: 'Dana Reyes', notes: 'Hostage load' } },
      ['Dana Reyes: Hostage load.'],
    ],
    ['do_not_dispatch', { act: { at: null, by: null, notes: 'Fraud.' } }, ['Fraud.']],
    ['do_not_dispatch', { act: { at: null, by: null, notes: null } }, ['Your company blocked the carrier.']],
    ['contact_changed', { contact: { type: 'email', was: ' ' } }, ['E-mail changed.']],
    [
      'contact_changed',
      { on: day('2026-11-20'), contact: { type: 'phone', was: '+13125550101' } },
      ['Phone changed on Nov 20, 2026, was (312) 555-0101.'],
    ],
    ['contact_changed', { contact: { type: 'phone', was: 'call Bob' } }, ['Phone changed, was call Bob.']],
    [
      'contact_changed',
      { contact: { type: 'address', was: '1 Main St' } },
      ['Address changed, was 1 Main St.'],
    ],
    ['tracking_lost', { trackingStatus: 'tracking_interrupted' }, ['The truck stopped reporting.']],
    [
      'look_alike_recipient',
      {
        recipient: {
          address: 'ops@wrem.example',
          resembles: 'ops@wren.example',
          carrierId: id<'carrier'>(7),
          legalName: 'WREN LLC',
        },
      },
      ['A rate confirmation went to ops@wrem.example, which looks like ops@wren.example of WREN LLC.'],
    ],
    [
      'tied_carrier',
      {
        ties: [
          {
            id: null,
            legalName: 'OLD LLC',
            dotNumber: '77',
            reason: 'revoked',
            on: null,
            isPrior: true,
            shared: [],
          },
        ],
      },
      ['Registered before as OLD LLC, revoked.'],
    ],
  ])('%s with %o: %o', (type, cause, lines) => {
    expect(ticketCauseLines(ticket(type, cause), NOW)).toEqual(lines)
  })

  it('of a rule is its name, what was found, its file and day, and the end of its override', () => {
    const known = { ...rule, source: 'L&I Insur', asOf: day('2026-11-19') }
    const rules = [
      { rule, changesOn: null, overrideEndedOn: null },
      { rule: known, changesOn: null, overrideEndedOn: null },
      { rule, changesOn: day('2026-12-01'), overrideEndedOn: day('2026-11-20') },
    ]
    const [plain, sourced, ending] = ticketCauseLines(ticket('insurance_fails', { rules }), NOW)
    expect(plain).toMatch(/^BIPD at least 1,000,000: Fail, .*\.$/)
    expect(sourced).toContain('of Nov 19, 2026')
    expect(ending).toMatch(/^From Dec 1, 2026, BIPD .*\. Without its override since Nov 20, 2026\.$/)
  })
})

it.each([
  [null, undefined],
  [{}, undefined],
  [{ endedAt: '2026-11-21T12:00:00Z' }, 'It is no longer so.'],
  [{ endedAt: '2026-11-21T12:00:00Z', endedAs: 'gone' }, 'It is no longer so.'],
  [{ endedAt: '2026-11-21T12:00:00Z', endedAs: 'load_closed' }, 'The load is no longer open.'],
  [{ endedAt: '2026-11-21T12:00:00Z', endedAs: 'other_carrier' }, 'The load has another carrier.'],
] as const)('a cause %o ended: %s', (cause, text) => {
  expect(causeEndText(ticket('late_arrival', cause))).toBe(text)
})

it('the obvious step of an alert is known for each type, the load for any other, and none once its cause is gone', () => {
  const steps = LOAD_ALERT_TYPES.map(type => obviousStep(ticket(type)))
  expect(new Set(steps)).toEqual(new Set(Object.keys(ALERT_STEP_LABELS)))
  expect(obviousStep(ticket('detention', null))).toBe('load')
  expect(obviousStep(ticket('late_arrival', { endedAt: '2026-11-21T12:00:00Z' }))).toBeUndefined()
})
