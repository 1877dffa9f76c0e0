import type { ActiveAuthority, AuthorityNotices, FindingOf, FindingValue } from '../rules/finding-value.ts'
import { addMonths, type CalendarDate } from '../shared/calendar-date.ts'
import { timeSpan } from '../shared/time-span.ts'
import {
  authorityEnd,
  inRevocationOn,
  limitOfAuthority,
  noticeOfEnd,
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
import {
  type FactsRead,
  type FindingRule,
  type Found,
  found,
  notOnRecord,
  type RulesOfKinds,
} from './finding-rule.ts'

/** What the rules of authority read. */
type AuthorityPart = 'authority' | 'census'
type AuthorityFacts = FactsRead<AuthorityPart>

const NONE = { code: 'no_authority' } as const

const stateOf = ({ authority }: AuthorityFacts) => authorityStateSource(authority)
const historyOf = ({ authority }: AuthorityFacts) => authorityHistorySource(authority)
const endOf = ({ authority }: AuthorityFacts) => authorityEndSource(authority)
const censusOf = ({ census }: AuthorityFacts) => censusSource(census)

/** Which authority to carry for others is active; broker authority does not count. Undefined: unknown. */
const activeAuthority = ({
  common,
  contract,
}: AuthorityFacts['authority']): ActiveAuthority | null | undefined => {
  if (common === 'A') return contract === 'A' ? 'both' : 'common'
  if (contract === 'A') return 'contract'
  return common === null || contract === null ? undefined : null
}

/** Active authority that QCMobile reported and no file has: it may be of passengers or household goods. */
const reportedActive = (
  { authority: { reportedActiveOn } }: AuthorityFacts,
  filed: FindingOf<'authority_reported'>['filed'],
): Found | undefined =>
  reportedActiveOn == null
    ? undefined
    : found({ source: 'QCMobile', asOf: reportedActiveOn }, 'incomplete', {
        code: 'authority_reported',
        filed,
      })

/** Why authority that would pass does not: the agency says that the carrier is not allowed to operate. */
const notAllowed = ({ census }: AuthorityFacts, active: ActiveAuthority | null): Found | undefined =>
  census.status === NOT_ALLOWED
    ? found(statusSource(census), 'incomplete', { code: 'not_allowed', active })
    : undefined

/** Why a carrier without active authority neither has one nor fails for it. */
const withoutAuthority = (facts: AuthorityFacts, today: CalendarDate): Found | undefined => {
  const { past } = authorityEnd(facts.authority, today)
  const active = activeAuthority(facts.authority)
  const limit = limitOfAuthority(facts.authority)
  const isActive = past === undefined && limit === undefined && typeof active === 'string'
  const exemption = authorityExemption(facts.census)
  if (!isActive && exemption !== undefined)
    return found(censusOf(facts), 'incomplete', { code: 'authority_not_required', why: exemption })
  if (past !== undefined) return reportedActive(facts, past) ?? found(endOf(facts), 'fail', past)
  if (limit !== undefined) return found(stateOf(facts), limit.tone, limit.value)
  return active === null ? (reportedActive(facts, NONE) ?? found(stateOf(facts), 'fail', NONE)) : undefined
}

const noticesOf = ({ authority }: AuthorityFacts, today: CalendarDate): AuthorityNotices => ({
  revocation: inRevocationOn(authority),
  notice: noticeOfEnd(authority, today).ahead ?? null,
})

/** A notice of which no file tells whether it was carried out. */
const dueNotice = ({ authority }: AuthorityFacts, today: CalendarDate): Found | undefined => {
  const { due } = noticeOfEnd(authority, today)
  return due && found(authorityNoticeSource(authority), 'incomplete', due)
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
  if (typeof active !== 'string') return reportedActive(facts, null) ?? notOnRecord(stateOf(facts))
  const due = dueNotice(facts, today)
  const { asOf, noticeOn = null } = facts.authority
  if (due !== undefined && !(asOf !== null && noticeOn !== null && asOf > noticeOn)) return due
  const { operation } = facts.census
  if (operation === 'A')
    return (
      notAllowed(facts, active) ??
      found(stateOf(facts), 'pass', { code: 'authority_active', active, ...noticesOf(facts, today) })
    )
  const why = authorityExemption(facts.census)
  return found(
    censusOf(facts),
    'incomplete',
    why === undefined
      ? { code: 'active_operation', active, operation }
      : { code: 'active_not_required', active, why },
  )
}

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
    if (lifted !== undefined) return found(endOf(facts), 'incomplete', lifted)
    const due = dueNotice(facts, today)
    if (due !== undefined) return due
    if (since === null) return notOnRecord(historyOf(facts))
    const isOldEnough = addMonths(since, months) <= today
    const notices = noticesOf(facts, today)
    const value: FindingValue =
      since > today
        ? { code: 'authority_starts', on: since, ...notices }
        : { code: 'authority_age', since, ...timeSpan(since, today), ...notices }
    if (!isOldEnough) return found(historyOf(facts), 'fail', value)
    return notAllowed(facts, null) ?? found(historyOf(facts), 'pass', value)
  }

/** What decides the rules of authority, by kind. Source: section 9, "Rule types". */
export const AUTHORITY_RULES = {
  active_interstate_authority: () => interstateAuthority,
  authority_age_at_least: authorityAgeRule,
} as const satisfies RulesOfKinds
