import type { SafetySummary } from '../../carrier/carrier.ts'
import type { Fact } from '../../carrier/facts/fact.ts'
import { NATIONAL_OUT_OF_SERVICE_RATES } from '../../carrier/facts/national-averages.ts'
import {
  type Inspected,
  outOfServiceOrderFact,
  outOfServiceRateFact,
  outOfServiceStatus,
} from '../../carrier/facts/out-of-service-facts.ts'
import { inspectionsFact, ratingFact } from '../../carrier/facts/safety-facts.ts'
import { inspectionsSource, ordersSource, ratingSource } from '../../carrier/facts/fact-sources.ts'
import { formatNumber } from '../../shared/amounts.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { formatPercent } from '../../shared/rates.ts'
import type { FactSource } from '../../shared/source-text.ts'
import { comparedFact, fromDetail, type RowRule } from '../compared-row.ts'
import { linesOf } from '../evidence.ts'

const plainRow = (
  key: string,
  label: string,
  fact: (safety: SafetySummary | null) => Fact,
  sourceOf: (safety: SafetySummary) => FactSource,
): RowRule => ({
  key,
  label,
  compare: fromDetail(({ safety }) =>
    comparedFact(fact(safety), safety === null ? [] : linesOf(sourceOf(safety))),
  ),
})

const RATES = {
  vehicle: ({ vehicleOutOfServiceRate }: SafetySummary) => vehicleOutOfServiceRate,
  driver: ({ driverOutOfServiceRate }: SafetySummary) => driverOutOfServiceRate,
} as const satisfies Record<Inspected, (safety: SafetySummary) => number | null>

const rateRow = (of: Inspected, label: string): RowRule => ({
  key: `out-of-service-${of}`,
  label,
  best: 'lowest',
  compare: fromDetail(({ safety }) => {
    const fact = outOfServiceRateFact(safety, of)
    if (safety === null) return comparedFact(fact)
    const status = outOfServiceStatus(safety, of)
    const isCompared = status === 'above' || status === 'not-above'
    const { [of]: nation, asOf } = NATIONAL_OUT_OF_SERVICE_RATES
    const rate = RATES[of](safety)
    return comparedFact(
      fact,
      [
        ['Rate', fact.text],
        ['US average', `${formatPercent(nation, 2)}, as of ${formatCalendarDate(asOf)}`],
        ['Compared', COMPARED[status]],
        [
          'Inspections',
          safety.inspections24Months === null
            ? 'not on record'
            : `${formatNumber(safety.inspections24Months)} in 24 months`,
        ],
        ...linesOf(inspectionsSource(safety)),
      ],
      isCompared && rate !== null ? -rate : null,
    )
  }),
})

const COMPARED = {
  above: 'above the national average',
  'not-above': 'not above the national average',
  'too-few': 'too few inspections to compare',
  'not-on-record': 'not on record',
  hidden: 'hidden',
} as const

/**
 * Rating, orders, out-of-service rates beside the national averages, and the number of inspections.
 *
 * Hidden from a user whose scope blocks safety data; a rate below five inspections is neither shown nor compared.
 * Source: section 2, "Comparison"; section 6, "Safety data". Choice: more inspections are neither better nor worse.
 */
export const SAFETY_ROWS: readonly RowRule[] = [
  plainRow('rating', 'Rating', ratingFact, ratingSource),
  plainRow('out-of-service-order', 'Out-of-service order', outOfServiceOrderFact, ordersSource),
  rateRow('vehicle', 'Vehicles out of service'),
  rateRow('driver', 'Drivers out of service'),
  plainRow('inspections', 'Inspections, 24 months', inspectionsFact, inspectionsSource),
]
