import { addMonths, type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { spanText } from '../shared/time-span.ts'
import {
  authorityEnd,
  dueEndText,
  endOfAuthorityText,
  inRevocationText,
  liftedEndText,
  limitOfAuthority,
  noticeOfEnd,
  noticeOfEndText,
} from '../carrier/facts/authority-ends.ts'
import { authorityExemption } from '../carrier/facts/authority-facts.ts'
import { NOT_ALLOWED } from '../carrier/facts/census-facts.ts'
import {
  authorityEndSource,
  authorityHistorySource,
  authorityNoticeSource,
  authorityStateSource,
  censusSource,
  statusSource,
} from '../carrier/facts/fact-sources.ts'
import { type FactsRead, type FindingRule, type Found, found, notOnRecord } from './finding-rule.ts'

/** What the rules of authority read. */
type AuthorityPart = 'authority' | 'census'
type AuthorityFacts = FactsRead<AuthorityPart>

const NONE = 'no active common or contract authority'

const stateOf = ({ authority }: AuthorityFacts) => authorityStateSource(authority)
const historyOf = ({ authority }: AuthorityFacts) => authorityHistorySource(authority)
const endOf = ({ authority }: AuthorityFacts) => authorityEndSource(authority)
const censusOf = ({ census }: AuthorityFacts) => censusSource(census)

/** Which authority to carry for others is active; broker authority does not count. Undefined: unknown. */
const activeAuthority = ({ common, contract }: AuthorityFacts['authority']): string | null | undefined => {
  const active = [common === 'A' ? 'common' : null, contract === 'A' ? 'contract' : null].filter(
    kind => kind !== null,
  )
  if (active.length > 0) return `${active.join(' and ')} authority active`
  return common === null || contract === null ? undefined : null
}

/** Active authority that QCMobile reported and no file has: it may be of passengers or household goods. */
const reportedActive = ({ authority }: AuthorityFacts, filed: string | undefined): Found | undefined => {
  const { reportedActiveOn } = authority
  if (reportedActiveOn == null) return undefined
  const reported = 'active by QCMobile, of which kind is not on record'
  return found(
    { source: 'QCMobile', asOf: reportedActiveOn },
    'incomplete',
    filed === undefined ? reported : `${filed}; ${reported}`,
  )
}

/** Why authority that would pass does not: the agency says that the carrier is not allowed to operate. */
const notAllowed = ({ census }: AuthorityFacts, before = ''): Found | undefined =>
  census.status === NOT_ALLOWED
    ? found(statusSource(census), 'incomplete', `${before}not allowed to operate`)
    : undefined

/** Why a carrier without active authority neither has one nor fails for it. */
const withoutAuthority = (facts: AuthorityFacts, today: CalendarDate): Found | undefined => {
  const { past } = authorityEnd(facts.authority, today)
  const active = activeAuthority(facts.authority)
  const limit = limitOfAuthority(facts.authority)
  const isActive = past === undefined && limit === undefined && typeof active === 'string'
  const exemption = authorityExemption(facts.census)
  if (!isActive && exemption !== undefined)
    return found(censusOf(facts), 'incomplete', `not required: ${exemption}`)
  if (past !== undefined) {
    const text = endOfAuthorityText(past)
    return reportedActive(facts, text) ?? found(endOf(facts), 'fail', text)
  }
  if (limit !== undefined) return found(stateOf(facts), limit.tone, limit.text)
  return active === null ? (reportedActive(facts, NONE) ?? found(stateOf(facts), 'fail', NONE)) : undefined
}

const noticeText = ({ authority }: AuthorityFacts, today: CalendarDate): string => {
  const { ahead } = noticeOfEnd(authority, today)
  return [inRevocationText(authority), ahead && noticeOfEndText(ahead)]
    .map(text => (text === undefined ? '' : `; ${text}`))
    .join('')
}

/** A notice of which no file tells whether it was carried out. */
const dueNotice = ({ authority }: AuthorityFacts, today: CalendarDate): Found | undefined => {
  const { due } = noticeOfEnd(authority, today)
  return due && found(authorityNoticeSource(authority), 'incomplete', dueEndText(due))
}

/**
 * Common or contract authority is active, and the carrier runs interstate.
 *
 * Empty: incomplete when the authority, or the operation beside an active one, is not on record, and when it needs none
 * (a private carrier, one inside a state). So it is where QCMobile alone reports it as active, or the agency says that the
 * carrier is not allowed to operate.
 * Source: section 9, "Rule types"; rulings 48 and 57. Choice: an end ahead is a notice and fails nothing yet; one whose day
 * is past and that its history does not reach is incomplete, unless the state is of a later day.
 */
export const interstateAuthority: FindingRule<AuthorityPart> = (facts, today) => {
  const without = withoutAuthority(facts, today)
  if (without !== undefined) return without
  const active = activeAuthority(facts.authority)
  if (typeof active !== 'string') return reportedActive(facts, undefined) ?? notOnRecord(stateOf(facts))
  const due = dueNotice(facts, today)
  const { asOf, noticeOn = null } = facts.authority
  if (due !== undefined && !(asOf !== null && noticeOn !== null && asOf > noticeOn)) return due
  const { operation } = facts.census
  if (operation === 'A')
    return (
      notAllowed(facts, `${active}; `) ??
      found(stateOf(facts), 'pass', `${active}, interstate${noticeText(facts, today)}`)
    )
  return found(
    censusOf(facts),
    'incomplete',
    `${active}; ${authorityExemption(facts.census) ?? `operation ${operation ?? 'not on record'}`}`,
  )
}

const ageText = (since: CalendarDate, today: CalendarDate): string =>
  since > today
    ? `starts ${formatCalendarDate(since)}`
    : `${spanText(since, today)}, since ${formatCalendarDate(since)}`

/**
 * The unbroken grant of authority is at least so many calendar months old, counted from its first day.
 *
 * Empty: incomplete when the day of its grant is not on record, and when the carrier needs no authority, or is not allowed
 * to operate.
 * Source: section 9, "Rule types"; ruling 48. Choice: an authority that ended or is no longer active has no age, so it
 * fails; one of which only the grant is on record lasts, as the grant is unbroken. An active state after an end says
 * not since when: incomplete, with both. So is a notice that may have been carried out.
 */
export const authorityAgeRule =
  (months: number): FindingRule<AuthorityPart> =>
  (facts, today) => {
    const { since } = facts.authority
    const isKnown =
      since !== null &&
      activeAuthority(facts.authority) === undefined &&
      limitOfAuthority(facts.authority) === undefined
    const without =
      isKnown && authorityEnd(facts.authority, today).past === undefined
        ? undefined
        : withoutAuthority(facts, today)
    if (without !== undefined) return without
    const { lifted } = authorityEnd(facts.authority, today)
    if (lifted !== undefined) return found(endOf(facts), 'incomplete', liftedEndText(lifted))
    const due = dueNotice(facts, today)
    if (due !== undefined) return due
    if (since === null) return notOnRecord(historyOf(facts))
    const isOldEnough = addMonths(since, months) <= today
    const value = `${ageText(since, today)}${noticeText(facts, today)}`
    if (!isOldEnough) return found(historyOf(facts), 'fail', value)
    return notAllowed(facts) ?? found(historyOf(facts), 'pass', value)
  }
