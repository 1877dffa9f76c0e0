import { formatCount, formatNumber } from '../shared/amounts.ts'
import { formatCalendarDate } from '../shared/calendar-date.ts'
import type { FindingOf } from './finding-value.ts'
import { hundredthsText } from './safety-kinds.ts'

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

/** Crashes for the size of a fleet: "3 for 12 power units, 25 per 100". Source: section 4, "Rule label"; the wording is ours. */
export const crashRateForms = ({ count, units, rate }: FindingOf<'crash_rate'>): Forms => {
  const per = `${formatNumber(rate)} per 100`
  return [`${formatNumber(count)} for ${formatCount(units, 'power unit')}, ${per}`, per]
}

/**
 * Crashes without a rate: "3 in 24 months, a rate needs power units, not on record".
 *
 * Source: section 4, "Rule label"; the wording is ours.
 */
export const crashesWithoutUnitsForms = ({
  count,
  months,
  units,
}: FindingOf<'crashes_without_units'>): Forms => {
  const crashes = formatNumber(count)
  const needs = 'a rate needs power units'
  return [
    `${crashes} in ${formatCount(months, 'month')}, ${needs}, ${units === null ? 'not on record' : 'there are none'}`,
    `${crashes}, ${needs}`,
  ]
}

/** A measure that is too old: "4.25 of 3 May 2026, too old". Source: section 4, "Rule label"; the wording is ours. */
export const basicMeasureOldForms = ({ hundredths, on }: FindingOf<'basic_measure_old'>): Forms => [
  `${hundredthsText(hundredths)} of ${formatCalendarDate(on)}, too old`,
  'too old',
]
