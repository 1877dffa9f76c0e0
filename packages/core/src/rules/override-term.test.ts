import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../shared/calendar-date.ts'
import {
  lastDayOfTerm,
  lastDayText,
  OVERRIDE_TERM_LABELS,
  overrideTerms,
  policyEndOfRule,
} from './override-term.ts'
import { INDEFINITE } from './overrides-on-a-day.ts'
import { RULE_TYPES } from './rule-types.ts'

const today = '2026-11-21'
const ends = { bipdUntil: '2027-01-31', cargoUntil: '2027-03-04', generalLiabilityUntil: null } as const

it.each([
  ['bipd_at_least_750000', '2027-01-31'],
  ['bipd_at_least_1000000', '2027-01-31'],
  ['cargo_at_least_100000', '2027-03-04'],
  ['general_liability_at_least_1000000', null],
  ['active_interstate_authority', null],
  ['cargo_at_least_250000', '2027-03-04'],
  ['our_cargo_at_least_250000', null],
] as const)('the policy of the rule %s ends on %s', (ruleType, end) => {
  expect(policyEndOfRule(ruleType, ends, today)).toBe(end)
})

it.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-11-21', null],
  ['2026-11-20', null],
] as const)('of a policy until %s there is still to wait for %s', (cargoUntil, end) => {
  expect(policyEndOfRule('cargo_at_least_100000', { ...ends, cargoUntil }, today)).toBe(end)
})

it('the policy end is offered only where there is one', () => {
  const labels = (policyEnd: '2027-03-04' | null) =>
    overrideTerms({ today, policyEnd }).map(term => OVERRIDE_TERM_LABELS[term])
  expect(labels('2027-03-04')).toEqual(['30 days', '90 days', 'Policy end', 'Date', 'No end'])
  expect(labels(null)).toEqual(['30 days', '90 days', 'Date', 'No end'])
})

it.each([
  [120, ['30-days', '90-days', 'policy-end', 'on-a-date']],
  [90, ['30-days', '90-days', 'on-a-date']],
  [29, ['on-a-date']],
] as const)('of an override of %d days at most the ends are %j', (daysMax, terms) => {
  expect(overrideTerms({ today, policyEnd: '2027-03-04' }, daysMax)).toEqual(terms)
})

it.each([
  ['30-days', null, '2026-12-21'],
  ['90-days', null, '2027-02-19'],
  ['policy-end', null, '2027-03-04'],
  ['on-a-date', '2027-05-06', '2027-05-06'],
  ['on-a-date', null, null],
  ['never', '2027-05-06', '2080-01-01'],
] as const)('an override that ends %s, with the date %s, has the last day %s', (term, date, lastDay) => {
  expect(lastDayOfTerm(term, { today, policyEnd: '2027-03-04' }, date)).toBe(lastDay)
})

it.each([
  ['2027-03-04', 'until Mar 4, 2027'],
  [INDEFINITE, 'with no end date'],
] as const)('an override with the last day %s applies %s', (lastDay, text) => {
  expect(lastDayText(lastDay)).toBe(text)
})

it('every end that is offered, once its date is chosen, is today or later', () => {
  const maybe = fc.option(arbitrary.calendarDates)
  holds(
    [arbitrary.calendarDates, fc.constantFrom(...RULE_TYPES), maybe, fc.nat(500)],
    (day, ruleType, until, later) => {
      const all = { bipdUntil: until, cargoUntil: until, generalLiabilityUntil: until }
      const setting = { today: day, policyEnd: policyEndOfRule(ruleType, all, day) }
      for (const term of overrideTerms(setting)) {
        const lastDay = lastDayOfTerm(term, setting, addDays(day, later))
        expect(lastDay !== null && (lastDay >= day || lastDay === INDEFINITE)).toBe(true)
      }
    },
  )
})
