import {
  isInAlertWindow,
  billingFormFlags,
  editBillingForm,
  isInForce,
  loadExceptions,
  logEventProblems,
  policiesEndingWithin,
  readFraudReport,
  readLaneAlert,
  scheduledVehicles,
  startBillingForm,
  unpublishAlert,
} from '@fairhaul/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as arbitrary from './index.ts'

const { alertViews, billingDrafts, billings, calendarDates, fraudReportDrafts, newAlertDrafts } = arbitrary
const { loadSituations, loggingSituations, policiesOnADay, tickets } = arbitrary

const DRAWN = 1_000

/** How many of a hundred values are of a case; always the same, as they come from one seed. */
const percentWhere = <T>(values: fc.Arbitrary<T>, isCase: (value: T) => boolean): number =>
  (fc.sample(values, { numRuns: DRAWN, seed: 7 }).filter(isCase).length * 100) / DRAWN

const draftedOn = <T>(drafts: fc.Arbitrary<T>) => fc.tuple(drafts, calendarDates)

// Laws about these cases prove nothing where the cases do not occur. A law has a hundred runs.
it.each([
  [
    'two policies of one line are in force on the day',
    percentWhere(
      policiesOnADay,
      ({ policies, today }) =>
        policies.filter(each => each.coverage === 'cargo' && isInForce(each, today)).length > 1,
    ),
  ],
  [
    'two policies end within a year',
    percentWhere(
      policiesOnADay,
      ({ policies, today }) => policiesEndingWithin(policies, 365, today).length > 1,
    ),
  ],
  [
    'an ELD shows a vehicle that a policy names',
    percentWhere(
      policiesOnADay,
      ({ policies, today }) => scheduledVehicles(policies, ['1XPB'], today).matching.length > 0,
    ),
  ],
  [
    'two alerts are recent',
    percentWhere(
      alertViews,
      ({ alerts, today }) => alerts.filter(({ filedOn }) => isInAlertWindow(filedOn, today)).length > 1,
    ),
  ],
  [
    'an alert can be taken back',
    percentWhere(alertViews, ({ alerts, user }) => alerts.some(each => unpublishAlert(each, user).ok)),
  ],
  [
    'a fraud report can be sent',
    percentWhere(draftedOn(fraudReportDrafts), ([draft, today]) => readFraudReport(draft, today).ok),
  ],
  [
    'a lane alert can be sent',
    percentWhere(draftedOn(newAlertDrafts), ([draft, today]) => readLaneAlert(draft, today).ok),
  ],
  ['something is amiss with a load', percentWhere(loadSituations, each => loadExceptions(each).length > 0)],
  [
    'an event can be logged',
    percentWhere(
      loggingSituations,
      ({ situation, event }) => logEventProblems(event, situation).length === 0,
    ),
  ],
  [
    'two of ten tickets were made at once',
    percentWhere(
      fc.array(tickets, { minLength: 10, maxLength: 10 }),
      all => new Set(all.map(({ createdAt }) => createdAt)).size < all.length,
    ),
  ],
  [
    'a billing form is valid',
    percentWhere(fc.tuple(billings, billingDrafts, calendarDates), ([billing, draft, today]) => {
      const form = editBillingForm(startBillingForm(billing), draft)
      return billingFormFlags(form, today).isValid
    }),
  ],
])('%s in ten runs of a hundred or more', (_, percent) => {
  expect(percent).toBeGreaterThanOrEqual(10)
})
