import {
  addDays,
  type CalendarDate,
  CERTIFICATE_REQUEST_STATUSES,
  type CertificateRequestsParams,
  COVERAGES,
  INSURANCE_ACTIVITY_LABELS,
  type InsuranceActivitiesParams,
  type InsuranceActivity,
  type InsuranceActivityKind,
  type InsuranceCertificateRequest,
  type InsurancePolicies,
  type InsurancePolicy,
} from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates, ids, instants, maybe } from './values.ts'

const KINDS = Object.keys(INSURANCE_ACTIVITY_LABELS) as InsuranceActivityKind[]

/** Policies of every line, in force or not, with anything missing. */
export const insurancePolicies: fc.Arbitrary<InsurancePolicy> = fc.record({
  id: ids<'insurance-policy'>(),
  carrierId: ids<'carrier'>(),
  coverage: fc.constantFrom(...COVERAGES),
  insurer: maybe(fc.constant('Prairie Mutual')),
  policyNumber: maybe(fc.constantFrom('PM-448120', 'X1')),
  limitUsd: maybe(fc.constantFrom(0, 100_000, 750_000, 1_000_000)),
  effectiveOn: maybe(calendarDates),
  expiresOn: maybe(calendarDates),
  cancelsOn: maybe(calendarDates),
  isPending: fc.boolean(),
  endKind: maybe(fc.constantFrom('canceled', 'replaced', 'name_changed', 'other')),
  unconfirmed: maybe(fc.constantFrom('no_longer_listed', 'outdated', 'of_another_kind')),
  unconfirmedOn: maybe(calendarDates),
  scheduledVins: maybe(fc.array(fc.constantFrom('1XPB', '2XPB', '9xpb', ' '), { maxLength: 4 })),
})

/** Policies of one carrier and a day: each id once, few lines, and every date close to the day, so that many are in force. */
export interface PoliciesOnADay {
  readonly policies: readonly InsurancePolicy[]
  readonly today: CalendarDate
}

/** Policies of which several are often in force on the day, end soon, or name the same vehicles. */
export const policiesOnADay: fc.Arbitrary<PoliciesOnADay> = calendarDates.chain(today => {
  const daysFromToday = (min: number, max: number) =>
    fc.integer({ min, max }).map(days => addDays(today, days))
  const policy = fc
    .tuple(
      insurancePolicies,
      fc.record({
        coverage: fc.constantFrom('bipd' as const, 'cargo' as const),
        effectiveOn: maybe(daysFromToday(-400, 5)),
        expiresOn: maybe(daysFromToday(-3, 400)),
        cancelsOn: fc.option(daysFromToday(-2, 60), { nil: null, freq: 1 }),
        isPending: fc.integer({ min: 0, max: 4 }).map(chance => chance === 0),
      }),
    )
    .map(([any, close]) => ({ ...any, ...close }))
  return fc.record({
    policies: fc.uniqueArray(policy, { selector: ({ id }) => id, maxLength: 8 }),
    today: fc.constant(today),
  })
})

/** Requests for certificates in every status. */
export const certificateRequests: fc.Arbitrary<InsuranceCertificateRequest> = fc.record({
  id: ids<'insurance-certificate-request'>(),
  carrierId: ids<'carrier'>(),
  status: fc.constantFrom(...CERTIFICATE_REQUEST_STATUSES),
  createdAt: instants,
})

/** Anything that happens to a request. */
export const insuranceActivities: fc.Arbitrary<InsuranceActivity> = fc.record({
  id: ids<'insurance-activity'>(),
  requestId: ids<'insurance-certificate-request'>(),
  kind: fc.constantFrom(...KINDS),
  note: maybe(fc.constantFrom('', 'Agent is closed until Monday.')),
  createdAt: instants,
})

const page = fc.integer({ min: 1, max: 5 })

/** Params of a list of requests. */
export const certificateRequestsParams: fc.Arbitrary<CertificateRequestsParams> = fc.record(
  { carrierId: ids<'carrier'>(), page },
  { requiredKeys: ['carrierId'] },
)

/** Params of a list of activities. */
export const insuranceActivitiesParams: fc.Arbitrary<InsuranceActivitiesParams> = fc.record(
  { requestId: ids<'insurance-certificate-request'>(), page },
  { requiredKeys: ['requestId'] },
)

/** Params of the policies of a carrier. */
export const activePoliciesParams: fc.Arbitrary<Parameters<InsurancePolicies['listActive']>[0]> = fc.record({
  carrierId: ids<'carrier'>(),
})

/** What a cargo policy is requested by. */
export const cargoPolicyParams: fc.Arbitrary<Parameters<InsurancePolicies['requestCargoPolicy']>[0]> =
  fc.record({ policyId: ids<'insurance-policy'>() })
