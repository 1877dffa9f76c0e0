import { overallVerdict } from '../rules/assess.ts'
import { VERDICT_RANKS } from '../rules/verdict.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { stripName } from '../shared/name-text.ts'
import type { CarrierSummary } from './carrier.ts'
import type { CarrierSort, CarrierSortKey } from './carrier-sort.ts'
import { coverOf } from './facts/cover-facts.ts'

const KEYS: Readonly<
  Record<CarrierSortKey, (carrier: CarrierSummary, today: CalendarDate) => string | number | null>
> = {
  name: ({ legalName }) => stripName(legalName),
  units: ({ census }) => census.powerUnits,
  authority: ({ authority }) => authority.since,
  insurance: ({ insurance }) => coverOf(insurance, 'bipd').until,
  inspection: ({ safety }) => safety?.lastInspectedOn ?? null,
  verdict: ({ rulesAssessment }, today) => {
    const verdict = rulesAssessment && overallVerdict(rulesAssessment, today)
    return verdict && VERDICT_RANKS[verdict]
  },
}

/**
 * Compares carriers for a sort: what is not on record comes last in both directions, ties are broken by id.
 *
 * Source: section 7, "Carriers". Choice: the same order as the server's.
 */
export const carrierOrder =
  ({ by, direction }: CarrierSort, today: CalendarDate) =>
  (one: CarrierSummary, other: CarrierSummary): number => {
    const [a, b] = [KEYS[by](one, today), KEYS[by](other, today)]
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.id - other.id
    const sign = direction === 'ascending' ? 1 : -1
    return (a < b ? -sign : a > b ? sign : 0) || one.id - other.id
  }
