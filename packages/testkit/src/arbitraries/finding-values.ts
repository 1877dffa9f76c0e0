import {
  ACTIVE_AUTHORITIES,
  AUTHORITY_ENDS,
  AUTHORITY_EXEMPTIONS,
  AUTHORITY_PURPOSES,
  CHANGED_PARTS,
  type CoverNotice,
  type EndOfAuthority,
  FINDING_CODES,
  type FindingCode,
  type FindingOf,
  type FindingValue,
  TIED_BY,
  TIED_ENDS,
} from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates, maybe } from './values.ts'

const on = calendarDates
const usd = fc.constantFrom(0, 50_000, 100_000, 750_000, 1_000_000)
const months = fc.constantFrom(1, 24)
const count = fc.integer({ min: 1, max: 5_000 })
const active = fc.constantFrom(...ACTIVE_AUTHORITIES)
const why = fc.constantFrom(...AUTHORITY_EXEMPTIONS)
const kind = fc.constantFrom(...AUTHORITY_ENDS)

const notice: fc.Arbitrary<CoverNotice | null> = maybe(
  fc.record({
    on,
    usd: maybe(usd),
    end: maybe(fc.constantFrom('canceled', 'replaced', 'unconfirmed')),
  }),
)
const ends: fc.Arbitrary<EndOfAuthority> = fc.record({ kind, on })
const notices = { revocation: maybe(on), notice: maybe(ends) }
const change = { part: fc.constantFrom(...CHANGED_PARTS), on }
const docket = { docket: fc.constant('MC9000001'), dot: fc.constant('90000002') }

const filed = fc.oneof(
  fc.record({ code: fc.constant('authority_ended' as const), kind, on }),
  fc.constant({ code: 'no_authority' } as const),
  fc.constant(null),
)

const REASONS = [
  'unmatched_cancellation',
  'none_on_file',
  'filed_again',
  'docket_given_away',
  'no_end_day',
  'no_longer_listed',
  'history_only',
  'outdated',
  'paper_canceled',
  'paper_contradicted',
  'withdrawn',
] as const

/** The fields of each code. A new code does not compile without them. */
const FIELDS: {
  readonly [Code in FindingCode]: {
    readonly [Field in Exclude<keyof FindingOf<Code>, 'code'>]: fc.Arbitrary<FindingOf<Code>[Field]>
  }
} = {
  cover: { usd, notice },
  cover_at_least: { usd, notice },
  cover_no_amount: { notice },
  bond_no_amount: { notice },
  cover_ended: { on },
  cover_ended_undated: {},
  cover_excess_only: {},
  cover_not_begun: {},
  cover_none_on_file: {},
  cover_unconfirmed: { reason: fc.constantFrom(...REASONS), on: maybe(on) },
  authority_active: { active, ...notices },
  authority_age: {
    since: on,
    years: fc.constantFrom(0, 1, 10),
    months: fc.constantFrom(0, 1, 5),
    days: fc.constantFrom(0, 1, 12),
    ...notices,
  },
  authority_starts: { on, ...notices },
  authority_not_required: { why },
  active_not_required: { active, why },
  active_operation: { active, operation: maybe(fc.constant('X')) },
  not_allowed: { active: maybe(active) },
  authority_ended: { kind, on },
  no_authority: {},
  authority_reported: { filed },
  authority_again: { kind, on, again: on },
  authority_due: { kind, on, read: maybe(on) },
  authority_purpose: {
    purpose: fc.constantFrom(...AUTHORITY_PURPOSES),
    terms: maybe(fc.constant('Mexico Domiciled Motor Carrier of Property')),
  },
  docket_moved: docket,
  docket_shared: docket,
  rating: { rating: maybe(fc.constantFrom('S', 'C', 'U', 'X', 'Satisfactory or Conditional')) },
  status: {
    status: fc.constantFrom('A', 'I', 'OUT-OF-SERVICE', 'NOT AUTHORIZED', 'NOT ALLOWED TO OPERATE', 'T'),
  },
  inspected: { on },
  inspections: { count, months },
  no_inspection: { months },
  out_of_service_rate: { count: fc.nat(40), inspections: fc.nat(40), percent: fc.nat(1_500) },
  few_inspections: { count: fc.nat(4), min: fc.constant(5) },
  no_crash: { months },
  crash_rate: { count: fc.nat(9), units: fc.nat(50), rate: fc.nat(900) },
  crashes_without_units: { count: fc.nat(9), months, units: maybe(fc.constant(0)) },
  english_out_of_service: { on },
  no_english_out_of_service: { since: on },
  english_mark_unread: { on },
  basic_measure: { hundredths: fc.nat(2_000) },
  basic_measure_old: { hundredths: fc.nat(2_000), on },
  order_in_force: {},
  no_order: {},
  verified: { on: maybe(on) },
  check_ended: { on },
  check_withdrawn: { on },
  no_activity: {},
  not_in_register: {},
  mcs150: { on },
  mcs150_ahead: { on },
  dot_number: { since: on },
  power_units: { count },
  power_units_implausible: { count },
  changed: change,
  changed_together: { ...change, other: fc.record(change) },
  changed_authority_unknown: change,
  unchanged: { since: on },
  history_from: { on },
  prior_revoked: { dot: maybe(fc.constant('12345')) },
  no_prior_revoked: {},
  tied: {
    by: fc.constantFrom(...TIED_BY),
    dot: maybe(fc.constant('12345678')),
    end: fc.constantFrom(...TIED_ENDS),
    on: maybe(on),
  },
  no_ties: {},
  no_broker: {},
  broker_unknown: {},
  broker_authority: { state: fc.constantFrom('A', 'I', 'N', 'X') },
  text: { text: fc.constantFrom('sold Nov 2, 2026', '12 trucks', '') },
  facts_not_known: {},
  safety_hidden: {},
  not_known: {},
}

/** What may be found, by code. */
export const findingValuesOf = <Code extends FindingCode>(code: Code): fc.Arbitrary<FindingOf<Code>> =>
  fc.record({ code: fc.constant(code), ...FIELDS[code] }) as unknown as fc.Arbitrary<FindingOf<Code>>

/** What may be found, of every code. */
export const findingValues: fc.Arbitrary<FindingValue> = fc
  .constantFrom(...FINDING_CODES)
  .chain((code): fc.Arbitrary<FindingValue> => findingValuesOf(code))
