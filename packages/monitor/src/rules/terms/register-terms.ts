// Written by npm run terms from packages/core/src/rules/register-terms.ts: change it there.
import { formatNumber } from './amounts.ts'
import { formatCalendarDate } from './calendar-date.ts'
import { type FindingTerms, said } from './finding-forms.ts'
import type { FindingCode, FindingOf } from './finding-value.ts'

const BROKER_STATES: ReadonlyMap<string, string> = new Map([
  ['A', 'active'],
  ['I', 'inactive'],
  ['N', 'none'],
])

/** The words of what the rules about a registration find. Source: section 4, "Rule label"; the wording is ours. */
export const REGISTER_TERMS = {
  mcs150: ({ on }) => said([`filed ${formatCalendarDate(on)}`]),
  mcs150_ahead: ({ on }) => said([`dated ahead, ${formatCalendarDate(on)}`, undefined, 'dated ahead']),
  dot_number: ({ since }) => said([`since ${formatCalendarDate(since)}`]),
  power_units: ({ count }) => said([formatNumber(count)]),
  power_units_implausible: ({ count }) =>
    said([`${formatNumber(count)}, implausible`, undefined, 'implausible']),
  broker_authority: ({ state }) => said([BROKER_STATES.get(state) ?? state]),
} satisfies { readonly [Code in FindingCode]?: (found: FindingOf<Code>) => FindingTerms }
