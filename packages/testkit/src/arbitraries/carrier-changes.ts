import {
  type ByVerdictParams,
  type CarrierChange,
  type CarrierHistoryParams,
  CHANGE_KINDS,
  CHANGE_SUBJECTS,
  CHANGE_TONES,
  type ChangeState,
  type ChangesParams,
  type EventsParams,
  HISTORY_KINDS,
  REGIONS,
  type StateTally,
  WORST_FIRST,
} from '@fairhaul/core'
import fc from 'fast-check'
import { carriers } from './carriers.ts'
import { calendarDates, ids, instants, maybe } from './values.ts'

/** A fact as a monitor names it, also in a word that this portal does not know. */
export const changeStates: fc.Arbitrary<ChangeState> = fc.record({
  status: fc.constantFrom(
    ...['fail', 'pass', 'active', 'inactive', 'not_yet', 'in_force', 'ending', 'ended', 'identity_theft'],
    'under_review',
  ),
  day: maybe(calendarDates),
  amount: maybe(fc.constantFrom(0, 1, 3, 750_000, 1_000_000)),
})

/** Changes of any fact, also such as no monitor would tell. */
export const carrierChanges: fc.Arbitrary<CarrierChange> = fc.record({
  id: ids<'carrier-change'>(),
  kind: fc.constantFrom(...CHANGE_KINDS),
  subject: fc.constantFrom(...CHANGE_SUBJECTS),
  tone: fc.constantFrom(...CHANGE_TONES),
  was: maybe(changeStates),
  now: maybe(changeStates),
  on: maybe(calendarDates),
  noticedAt: instants,
  carrier: carriers,
})

/** Numbers of few states, known and unknown, so that some occur twice. */
export const stateTallies: fc.Arbitrary<StateTally> = fc
  .record({
    country: maybe(fc.constantFrom('US', 'CA', 'MX', 'DE')),
    state: maybe(fc.constantFrom('TX', 'CO', 'QC', 'PQ', 'ZZ')),
    fail: fc.nat(5),
    incomplete: fc.nat(5),
    passing: fc.nat(5),
    ending: fc.nat(5),
  })
  .map(({ passing, ...tally }) => ({ ...tally, monitored: tally.fail + tally.incomplete + passing }))

const part = {
  cursor: fc.constantFrom('2', 'no cursor'),
  pageSize: fc.integer({ min: 1, max: 50 }),
}

/** Params for a part of the changes. */
export const changesParams: fc.Arbitrary<ChangesParams> = fc.record(
  { ...part, kind: fc.constantFrom(...CHANGE_KINDS), noticedAfter: instants },
  { requiredKeys: [] },
)

/** Params for the newest changes of a page of carriers. */
export const latestParams = fc.record({ carrierIds: fc.array(ids<'carrier'>(), { maxLength: 50 }) })

/** Params for a part of the monitored carriers. */
export const byVerdictParams: fc.Arbitrary<ByVerdictParams> = fc.record(
  { ...part, verdict: fc.constantFrom(...WORST_FIRST), region: fc.constantFrom(...REGIONS) },
  { requiredKeys: [] },
)

/** The params of any request for the changes of a carrier. */
export const historyParams: fc.Arbitrary<CarrierHistoryParams> = fc.record(
  {
    carrierId: ids<'carrier'>(),
    kind: fc.constantFrom(...HISTORY_KINDS),
    cursor: fc.string({ minLength: 1, maxLength: 20 }),
    pageSize: fc.integer({ min: 1, max: 50 }),
  },
  { requiredKeys: ['carrierId'] },
)

/** Params for events, also with a text that is no place. */
export const eventsParams: fc.Arbitrary<EventsParams> = fc.record(
  { cursor: fc.string({ minLength: 1, maxLength: 20 }) },
  { requiredKeys: [] },
)
