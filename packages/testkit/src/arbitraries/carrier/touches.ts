import {
  addDays,
  type AuthorityAction,
  type CarrierId,
  type CarrierRates,
  INSIGHT_KINDS,
  type Insight,
  type InsightEvidence,
  type InsightSearchParams,
  type PaymentLoadAnalysis,
  type PowerUnitStats,
  type TouchedArea,
} from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates } from '../shared/dates.ts'
import { ids, maybe } from '../shared/ids.ts'

const counts = maybe(fc.nat(500))

/** Areas that a carrier’s trucks were seen in, from history, an ELD or both. */
export const touchedAreas: fc.Arbitrary<TouchedArea> = fc.record({
  areaId: ids<'area'>(),
  name: fc.constantFrom('Dallas, TX 75201', 'Waco, TX 76701'),
  zip: fc.constantFrom('75201', '76701'),
  count: fc.integer({ min: 1, max: 50 }),
  lastOn: calendarDates,
})

/** Counts of trucks by who says so, any of them not on record. */
export const powerUnitStats: fc.Arbitrary<PowerUnitStats> = fc.record({
  carrierId: ids<'carrier'>(),
  reported: counts,
  inspected: counts,
  onEld: counts,
  insured: counts,
})

/** Counts of rate confirmations of a carrier, any of them not on record. */
export const carrierRates: fc.Arbitrary<CarrierRates> = fc.record({
  viewed: counts,
  delivered: counts,
  mails: counts,
})

const insightEvidence: fc.Arbitrary<InsightEvidence> = fc.oneof(
  fc.record({
    kind: fc.constant('gap' as const),
    from: calendarDates,
    to: calendarDates,
    asOf: maybe(calendarDates),
  }),
  fc.record({
    kind: fc.constant('broker' as const),
    carrierId: ids<'carrier'>(),
    legalName: maybe(fc.constant('EAGLE & SONS')),
    street: maybe(fc.constant('12 DEPOT RD. STE 4')),
    asOf: maybe(calendarDates),
  }),
)

/** Insights of both kinds. */
export const insights: fc.Arbitrary<Insight> = fc.record({
  id: ids<'insight'>(),
  carrierId: ids<'carrier'>(),
  kind: fc.constantFrom(...INSIGHT_KINDS),
  detail: maybe(fc.constant('No authority from 1 Feb 2020 to 1 Mar 2020')),
  foundOn: calendarDates,
  evidence: maybe(insightEvidence),
})

/** What `CarrierInsights` may be asked for many carriers. */
export const insightSearchParams: fc.Arbitrary<InsightSearchParams> = fc.record(
  {
    kinds: fc.subarray([...INSIGHT_KINDS]),
    onlyMyCarriers: fc.boolean(),
    page: fc.integer({ min: 1, max: 3 }),
    pageSize: fc.integer({ min: 1, max: 50 }),
  },
  { requiredKeys: ['kinds'] },
)

/** What every call about one carrier alone may be asked. */
export const carrierParams: fc.Arbitrary<{ readonly carrierId: CarrierId }> = fc.record({
  carrierId: ids<'carrier'>(),
})

/** Rows of a history in any order, of any authority; most that end do so some time after they began. */
export const authorityActions: fc.Arbitrary<AuthorityAction> = fc
  .record({
    authority: fc.constantFrom('common' as const, 'contract' as const, 'broker' as const),
    action: fc.constantFrom('GRANTED', 'REINSTATED', 'INVOLUNTARY REVOCATION', 'DISMISSED', 'NAME CHANGE'),
    actedOn: calendarDates,
    finalAction: fc.constantFrom('REVOKED', 'REVOKED', 'DISCONTINUED REVOCATION', 'TRANSFERRED', null),
    finalOn: fc.oneof(fc.nat(900), fc.nat(900), maybe(calendarDates)),
  })
  .map(({ finalOn, ...action }) => ({
    ...action,
    finalOn: typeof finalOn === 'number' ? addDays(action.actedOn, finalOn) : finalOn,
  }))

/** Loads that a payment provider paid for. */
export const paymentAnalyses: fc.Arbitrary<PaymentLoadAnalysis> = fc.record({
  carrierId: ids<'carrier'>(),
  provider: maybe(fc.constant('Ledgerline Pay')),
  loads: counts,
  brokers: counts,
  lastPaidOn: maybe(calendarDates),
})
