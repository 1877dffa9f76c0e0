import type { CalendarDate, CarrierId } from '@fairhaul/core'
import { storedTerms } from '@fairhaul/monitor/database/census-terms.ts'
import type { Seed } from './contract-company.ts'

/** Carriers whose authority is in each way there is, assessed by the rules about it. */
export interface AuthorityFacts {
  readonly assessed: readonly CarrierId[]
  readonly today: CalendarDate
}

const AUTHORITY_RULES = [
  'active_interstate_authority',
  'authority_age_at_least_3_months',
  'authority_age_at_least_6_months',
  'no_active_out_of_service_orders',
  'active_operating_status',
  'satisfactory_or_unrated_safety_rating',
]
const LETTERS = [
  ['A', 'N'],
  ['I', 'N'],
  [null, null],
] as const

type DaysBefore = (day: string, days: number) => string

/** What comes with a state: notices, other kinds of authority, a revocation, a docket that is gone, an end. */
const further = (daysBefore: DaysBefore, today: string) => {
  const notice = (notice_on: string, notice_read_to: string | null) => ({
    notice_on,
    notice_kind: 'suspended' as const,
    notice_as_of: daysBefore(today, 2),
    notice_source_file: 'Motus RevokeSuspend',
    notice_read_to,
  })
  return [
    notice(daysBefore(today, -10), daysBefore(today, 1)),
    notice(daysBefore(today, 1), daysBefore(today, 3)),
    notice(daysBefore(today, 1), null),
    notice(today, today),
    { in_revocation_on: daysBefore(today, 1_000) },
    { other_kind: 'household' as const },
    { other_kind: 'border' as const, other_terms: 'Mexico Domiciled Motor Carrier of Property' },
    { common: 'N', given_docket: 'MC9000001', given_to_dot: '90000002' },
    { common: null, contract: null, given_docket: 'MC9000001', given_to_dot: '90000002' },
  ]
}

const OPERATIONS = [
  ['A', ['Authorized For Hire']],
  ['A', ['Private Property']],
  ['C', ['Authorized For Hire']],
] as const

/** Every combination of state, end and kind of operation, and what may come with an active one. */
const authorityCases = (daysBefore: DaysBefore, today: string) => {
  const ends = [null, daysBefore(today, 900), today, daysBefore(today, -30)]
  return [
    ...LETTERS.flatMap(letters =>
      ends.flatMap(ended_on => OPERATIONS.map(operation => ({ letters, ended_on, operation, more: {} }))),
    ),
    ...further(daysBefore, today).map(more => ({
      letters: LETTERS[0],
      ended_on: null,
      operation: OPERATIONS[0],
      more,
    })),
  ]
}

const END_KINDS = ['revoked', 'suspended', 'inactive'] as const

/** Seeds every combination of state, grant, end and kind of operation, what may come with an active one, and what QCMobile reported. */
export const seedAuthorities: Seed<AuthorityFacts> = async ({ db, today, ann, firstSpareCarrier }) => {
  const { daysBefore } = await import('@fairhaul/monitor/kernel/calendar.ts')
  await db
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify(Object.fromEntries(AUTHORITY_RULES.map(type => [type, 2]))) })
    .where('company_id', '=', ann.companyId)
    .execute()
  const rows = authorityCases(daysBefore, today).map(
    ({ letters: [common, contract], ended_on, operation, more }, at) => ({
      carrier_id: firstSpareCarrier + at,
      authority: {
        common,
        contract,
        broker: 'N',
        granted_on: at % 3 === 0 ? null : daysBefore(today, 120 * (at % 3)),
        as_of: daysBefore(today, at % 2 === 0 ? 1 : 1_000),
        source_file: at % 2 === 0 ? ('Motus Carrier' as const) : ('L&I Carrier' as const),
        granted_as_of: daysBefore(today, 2),
        granted_source_file: at % 5 === 0 ? null : ('Motus AuthHist' as const),
        ended_on,
        end_kind: ended_on === null ? null : (END_KINDS[at % 3] ?? null),
        ended_as_of: ended_on === null || at % 4 === 0 ? null : daysBefore(today, 4),
        ended_source_file: ended_on === null || at % 4 === 0 ? null : ('Motus AuthHist' as const),
        ...more,
      },
      // What QCMobile reported, each part of other carriers.
      lookup: {
        not_allowed_as_of: at % 7 === 1 ? daysBefore(today, 1) : null,
        status_code: at % 2 === 0 ? 'I' : 'A',
        status_as_of: at % 5 === 2 ? daysBefore(today, 2) : null,
        operation: at % 4 === 3 ? 'C' : null,
        operation_as_of: daysBefore(today, 2),
        rating: at % 3 === 0 ? 'S' : 'U',
        rating_as_of: at % 5 === 3 ? daysBefore(today, 2) : null,
        active_as_of: at % 5 === 1 ? today : null,
        order_as_of: at % 4 === 2 ? daysBefore(today, 2) : null,
        ordered_on: daysBefore(today, 9),
        order_missing_as_of: at % 8 === 2 ? today : null,
      },
      census: {
        status_code: at % 4 === 0 ? null : 'A',
        carrier_operation: operation[0],
        operation_classifications: storedTerms(operation[1]),
        as_of: daysBefore(today, 3),
        company_digest: at % 2 === 0 ? 1 : null,
        sms_digest: at % 3 === 0 ? 1 : null,
      },
    }),
  )
  for (const { carrier_id, authority, census, lookup } of rows) {
    await db
      .insertInto('carrier_authorities')
      .values({ carrier_id, ...authority })
      .execute()
    await db
      .insertInto('carrier_census')
      .values({ carrier_id, ...census })
      .execute()
    await db
      .insertInto('carrier_lookup_facts')
      .values({ carrier_id, carries_by_files: true, ...lookup })
      .execute()
  }
  return { assessed: rows.map(({ carrier_id }) => carrier_id as CarrierId), today: today as CalendarDate }
}
