// Written by npm run terms from packages/core/src/rules/safety-terms.ts: change it there.
import { formatCount, formatNumber } from './amounts.ts'
import { formatCalendarDate } from './calendar-date.ts'
import type { Forms } from './finding-forms.ts'
import type { FindingCode, FindingOf } from './finding-value.ts'
import { hundredthsText } from './safety-kinds.ts'

/**
 * What the public safety data says, in words: "3 of 12 inspections, 113% of the national average", "3 inspections, a rate
 * needs 5", "3 for 12 power units, 25 per 100", "4.25 of May 3, 2026, too old".
 *
 * Source: section 4, "Rule label"; the wording is ours.
 */
export const SAFETY_FORMS = {
  out_of_service_rate: ({ count, inspections, percent }) => {
    const rate = `${formatNumber(percent)}%`
    return [
      `${formatNumber(count)} of ${formatCount(inspections, 'inspection')}, ${rate} of the national average`,
      `${rate} of the national average`,
      rate,
    ]
  },
  few_inspections: ({ count, min }) => [`${formatCount(count, 'inspection')}, a rate needs ${min}`],
  no_crash: ({ months }) => [`none in ${formatCount(months, 'month')}`, undefined, 'none'],
  crash_rate: ({ count, units, rate }) => {
    const per = `${formatNumber(rate)} per 100`
    return [`${formatNumber(count)} for ${formatCount(units, 'power unit')}, ${per}`, per]
  },
  crashes_without_units: ({ count, months, units }) => {
    const crashes = formatNumber(count)
    const lacking = 'a rate needs power units'
    const why = units === null ? 'not on record' : 'there are none'
    return [`${crashes} in ${formatCount(months, 'month')}, ${lacking}, ${why}`, `${crashes}, ${lacking}`]
  },
  basic_measure: ({ hundredths }) => [hundredthsText(hundredths)],
  basic_measure_old: ({ hundredths, on }) => [
    `${hundredthsText(hundredths)} of ${formatCalendarDate(on)}, too old`,
    'too old',
  ],
  english_out_of_service: ({ on }) => [
    `driver out of service ${formatCalendarDate(on)}`,
    undefined,
    'out of service',
  ],
  english_mark_unread: ({ on }) => [
    `violation ${formatCalendarDate(on)}, whether out of service not readable`,
    'mark not readable',
    'not readable',
  ],
  no_english_out_of_service: ({ since }) => [`none since ${formatCalendarDate(since)}`],
} as const satisfies { readonly [Code in FindingCode]?: (found: FindingOf<Code>) => Forms }
