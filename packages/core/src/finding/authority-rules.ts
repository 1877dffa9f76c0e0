import { addMonths, type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { spanText } from '../shared/time-span.ts'
import { type FindingRule, found, notOnRecord } from './finding-rule.ts'
import type { RuleFacts } from './rule-facts.ts'

const NONE = 'no active common or contract authority'

const recordOf = ({ authority }: RuleFacts) => ({
  source: 'FMCSA licensing and insurance',
  asOf: authority.asOf,
})

/** Which authority to carry for others is active; broker authority does not count. Undefined: unknown. */
const activeAuthority = ({ common, contract }: RuleFacts['authority']): string | null | undefined => {
  const active = [common === 'A' ? 'common' : null, contract === 'A' ? 'contract' : null].filter(
    kind => kind !== null,
  )
  if (active.length > 0) return `${active.join(' and ')} authority active`
  return common === null || contract === null ? undefined : null
}

/**
 * Common or contract authority is active, and the carrier runs interstate.
 *
 * Empty: incomplete when the authority, or the operation beside an active one, is not on record.
 * Source: section 9, "Rule types". Choice: a carrier that runs inside one state fails whatever else is unknown, as a
 * broker cannot give it an interstate load.
 */
export const interstateAuthority: FindingRule = facts => {
  const { operation, asOf } = facts.census
  const census = { source: 'FMCSA census', asOf }
  if (operation === 'B' || operation === 'C') return found(census, 'fail', 'operates in one state only')
  const active = activeAuthority(facts.authority)
  if (active === undefined) return notOnRecord(recordOf(facts))
  if (active === null) return found(recordOf(facts), 'fail', NONE)
  return operation === 'A'
    ? found(recordOf(facts), 'pass', `${active}, interstate`)
    : found(census, 'incomplete', `${active}; operation not on record`)
}

const ageText = (since: CalendarDate, today: CalendarDate): string =>
  since > today
    ? `starts ${formatCalendarDate(since)}`
    : `${spanText(since, today)}, since ${formatCalendarDate(since)}`

/**
 * The unbroken grant of authority is at least so many calendar months old, counted from its first day.
 *
 * Empty: incomplete when the day of its grant is not on record.
 * Source: section 9, "Rule types". Choice: an authority that is no longer active has no age, so it fails; one of which
 * only the grant is on record lasts, as the grant is unbroken.
 */
export const authorityAgeAtLeast =
  (months: number): FindingRule =>
  (facts, today) => {
    const { since } = facts.authority
    if (activeAuthority(facts.authority) === null) return found(recordOf(facts), 'fail', NONE)
    if (since === null) return notOnRecord(recordOf(facts))
    const isOldEnough = addMonths(since, months) <= today
    return found(recordOf(facts), isOldEnough ? 'pass' : 'fail', ageText(since, today))
  }
