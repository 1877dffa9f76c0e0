import { formatCount, formatNumber } from '../shared/amounts.ts'
import type { FindingOf } from './finding-value.ts'

/** What was found in words: whole, without what is beside the point, at its shortest. */
export type Forms = readonly [whole: string, first?: string | undefined, short?: string | undefined]

/**
 * A rate beside the national average: "3 of 12 inspections, 113% of the national average".
 *
 * Source: section 4, "Rule label"; the wording is ours.
 */
export const outOfServiceRateForms = ({
  count,
  inspections,
  percent,
}: FindingOf<'out_of_service_rate'>): Forms => {
  const rate = `${formatNumber(percent)}%`
  return [
    `${formatNumber(count)} of ${formatCount(inspections, 'inspection')}, ${rate} of the national average`,
    `${rate} of the national average`,
    rate,
  ]
}

/** Why there is no rate: "3 inspections, a rate needs 5". Source: section 4, "Rule label"; the wording is ours. */
export const fewInspectionsForms = ({ count, min }: FindingOf<'few_inspections'>): Forms => [
  `${formatCount(count, 'inspection')}, a rate needs ${min}`,
]
