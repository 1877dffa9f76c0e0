import { formatNumber } from '../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { type FindingTerms, said } from './finding-forms.ts'
import type { ChangedPart, FindingCode, FindingOf, TieBy } from './finding-value.ts'

const BROKER_STATES: ReadonlyMap<string, string> = new Map([
  ['A', 'active'],
  ['I', 'inactive'],
  ['N', 'none'],
])

const PARTS: Readonly<Record<ChangedPart, string>> = {
  name: 'name',
  address: 'address',
  phone: 'phone',
  email: 'e-mail',
  officer: 'officer',
  authority: 'authority',
}

/** A change with its day: "phone changed Nov 24, 2026", "authority granted Nov 20, 2026". */
const changeText = ({ part, on }: { readonly part: ChangedPart; readonly on: CalendarDate }): string => {
  const day = formatCalendarDate(on)
  return part === 'authority' ? `authority granted ${day}` : `${PARTS[part]} changed ${day}`
}

/** What two carriers have in common, in one word. */
const SHARED: Readonly<Record<Exclude<TieBy, 'prior'>, string>> = {
  vehicle_vin: 'VIN',
  phone: 'phone',
  email: 'e-mail',
  address: 'address',
  contact: 'officer',
}

/** How a carrier ended, with its day: "revoked Jan 5, 2026", "out of service". */
const endText = ({ end, on }: Pick<FindingOf<'tied'>, 'end' | 'on'>): string => {
  const ended = end === 'revoked' ? 'revoked' : 'out of service'
  return on === null ? ended : `${ended} ${formatCalendarDate(on)}`
}

/** The words of what the rules about a registration find. Source: section 4, "Rule label"; the wording is ours. */
export const REGISTER_TERMS = {
  mcs150: ({ on }) => said([`filed ${formatCalendarDate(on)}`]),
  mcs150_ahead: ({ on }) => said([`dated ahead, ${formatCalendarDate(on)}`, undefined, 'dated ahead']),
  dot_number: ({ since }) => said([`since ${formatCalendarDate(since)}`]),
  power_units: ({ count }) => said([formatNumber(count)]),
  power_units_implausible: ({ count }) =>
    said([`${formatNumber(count)}, implausible`, undefined, 'implausible']),
  broker_authority: ({ state }) => said([BROKER_STATES.get(state) ?? state]),
  prior_revoked: ({ dot }) => said([dot === null ? 'revoked' : `USDOT ${dot} revoked`, undefined, 'revoked']),
  no_prior_revoked: () => said(['none revoked']),
  tied: ({ by, dot, ...ended }) => {
    const carrier = dot === null ? 'another carrier' : `USDOT ${dot}`
    const tie = by === 'prior' ? `registered before as ${carrier}` : `${SHARED[by]} shared with ${carrier}`
    const short = by === 'prior' ? `was ${carrier}` : `${SHARED[by]} of ${carrier}`
    return said([`${tie}, ${endText(ended)}`, tie, short])
  },
  no_ties: () => said(['none']),
  no_broker: () => said(['not a broker']),
  broker_unknown: () => said(['whether it is a broker is not on record', undefined, 'authority unknown']),
  changed: change => said([changeText(change), undefined, `${PARTS[change.part]} changed`]),
  changed_together: ({ other, ...change }) =>
    said([
      `${changeText(change)}, ${changeText(other)}`,
      `${PARTS[change.part]} and ${PARTS[other.part]} changed`,
      '2 changed',
    ]),
  changed_authority_unknown: change =>
    said([
      `${changeText(change)}, since when its authority is active is not on record`,
      'age of its authority not on record',
      'authority unknown',
    ]),
  unchanged: ({ since }) => said([`unchanged since ${formatCalendarDate(since)}`]),
  history_from: ({ on }) =>
    said([`history only from ${formatCalendarDate(on)}`, undefined, 'history too short']),
} satisfies { readonly [Code in FindingCode]?: (found: FindingOf<Code>) => FindingTerms }
