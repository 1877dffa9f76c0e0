import { counted } from '../counted.ts'
import { addMonths, dayText, daysBetween, wholeMonths } from './calendar.ts'
import type { CarrierFacts } from './facts.ts'
import {
  censusSource,
  type Finding,
  fileSource,
  NOT_ALLOWED,
  NOT_ON_RECORD,
  type Rule,
  SOURCES,
  statusOrigin,
} from './finding.ts'

/**
 * Which authority to carry goods for others is active, as text; `none` when both are known to be inactive; `unknown`
 * when one that is not on record might be active. Broker authority does not count: it does not allow hauling.
 */
export function authorityStatus({ common, contract }: CarrierFacts['authority']): string {
  if (common === 'A')
    return contract === 'A' ? 'common and contract authority active' : 'common authority active'
  if (contract === 'A') return 'contract authority active'
  return common === null || contract === null ? 'unknown' : 'none'
}

/** The state of an authority, its grant and its end: each may be of another file and day. */
const stateOf = ({ authority }: CarrierFacts) => ({
  source: fileSource(authority.source_file) ?? SOURCES.authority,
  as_of: authority.as_of,
})
const historyOf = ({ authority }: CarrierFacts) => ({
  source: fileSource(authority.granted_source_file) ?? fileSource(authority.source_file) ?? SOURCES.authority,
  as_of: authority.granted_as_of ?? authority.as_of,
})

const endSourceOf = (facts: CarrierFacts) => {
  const { ended_source_file, ended_as_of } = facts.authority
  const source = fileSource(ended_source_file)
  const history = historyOf(facts)
  return source === null ? history : { source, as_of: ended_as_of ?? history.as_of }
}

const ENDS = { revoked: 'revoked', suspended: 'suspended', inactive: 'inactive since' } as const
const NOTICES = {
  revoked: 'revocation pending',
  suspended: 'suspension pending',
  inactive: 'ends',
} as const

const isActive = ({ common, contract }: CarrierFacts['authority']) => common === 'A' || contract === 'A'

/** The day by which a state that is not older than an end says that the authority is active. Null: none does. */
export const activeAgainBy = (authority: CarrierFacts['authority'], today: string): string | null => {
  const { ended_on = null, as_of } = authority
  if (ended_on === null || ended_on > today) return null
  return isActive(authority) && as_of !== null && as_of >= ended_on ? as_of : null
}

/** The day on which authority to carry had ended by a day. Null: it had not, or a newer state says it is active. */
export const endedBy = (authority: CarrierFacts['authority'], today: string): string | null => {
  const { ended_on = null } = authority
  if (ended_on === null || ended_on > today) return null
  return activeAgainBy(authority, today) === null ? ended_on : null
}

const endOn = ({ end_kind }: CarrierFacts['authority'], day: string) =>
  `${ENDS[end_kind ?? 'inactive']} ${dayText(day)}`

/** How authority to carry ended by a day, as text. Null: it did not. */
const endText = ({ authority }: CarrierFacts, today: string) => {
  const day = endedBy(authority, today)
  return day === null ? null : endOn(authority, day)
}

/** An end after which the authority is active again, as text. Null: there is none. */
const liftedText = ({ authority }: CarrierFacts, today: string) => {
  const by = activeAgainBy(authority, today)
  return by === null ? null : `${endOn(authority, authority.ended_on ?? by)}, active again by ${dayText(by)}`
}

/** An end that lies ahead, as a note. */
const noticeText = ({ authority: { ended_on = null, end_kind } }: CarrierFacts, today: string) =>
  ended_on !== null && ended_on > today ? `; ${NOTICES[end_kind ?? 'inactive']} ${dayText(ended_on)}` : ''

/** Why a carrier needs no authority to carry; null: it needs one, or that is not on record. */
const exemption = ({ census: { carrier_operation, is_private } }: CarrierFacts) => {
  if (carrier_operation === 'B' || carrier_operation === 'C') return 'operates in one state only'
  return is_private === true ? 'private carrier' : null
}

/**
 * Active authority that QCMobile reported and no file has. It may be of passengers or household goods, so it passes nothing,
 * and what the files tell fails nothing. Null: there is none.
 */
const reportedActive = ({ authority }: CarrierFacts, filed: string | null): Finding | null => {
  const { reported_active_on = null } = authority
  if (reported_active_on === null) return null
  const reported = 'active by QCMobile, of which kind is not on record'
  const value = filed === null ? reported : `${filed}; ${reported}`
  return { result: 'incomplete', value, source: 'QCMobile', as_of: reported_active_on }
}

/** Why authority that would pass does not: the agency says that the carrier is not allowed to operate. Null: it does not. */
const notAllowed = ({ census }: CarrierFacts, before = ''): Finding | null =>
  census.status_code === NOT_ALLOWED
    ? { ...statusOrigin(census), result: 'incomplete', value: `${before}not allowed to operate` }
    : null

/** Why a carrier without active authority neither has one nor fails for it; null: the authority decides. */
const withoutAuthority = (facts: CarrierFacts, today: string): Finding | null => {
  const ended = endText(facts, today)
  const exempt = exemption(facts)
  if (exempt !== null && (ended !== null || !isActive(facts.authority)))
    return {
      result: 'incomplete',
      value: `not required: ${exempt}`,
      source: censusSource(facts.census),
      as_of: facts.census.as_of,
    }
  if (ended !== null)
    return reportedActive(facts, ended) ?? { ...endSourceOf(facts), result: 'fail', value: ended }
  if (authorityStatus(facts.authority) !== 'none') return null
  const value = 'no active common or contract authority'
  return reportedActive(facts, value) ?? { ...stateOf(facts), result: 'fail', value }
}

/**
 * Common or contract authority is active, and the carrier runs interstate.
 *
 * Choice: a carrier that operates in one state only, or hauls its own goods without authority, needs none: the rule is
 * incomplete and says so. With the authority active but the operation not on record, or the other way round, it is
 * incomplete too. A notice of revocation that takes effect later fails nothing yet.
 */
export const interstateAuthority: Rule = (facts, today) => {
  const without = withoutAuthority(facts, today)
  if (without !== null) return without
  const status = authorityStatus(facts.authority)
  if (status === 'unknown')
    return reportedActive(facts, null) ?? { ...stateOf(facts), result: 'incomplete', value: NOT_ON_RECORD }
  const { carrier_operation, as_of } = facts.census
  if (carrier_operation === 'A')
    return (
      notAllowed(facts, `${status}; `) ?? {
        ...stateOf(facts),
        result: 'pass',
        value: `${status}, interstate${noticeText(facts, today)}`,
      }
    )
  const operation = exemption(facts) ?? `operation ${carrier_operation ?? NOT_ON_RECORD}`
  return { result: 'incomplete', value: `${status}; ${operation}`, source: censusSource(facts.census), as_of }
}

const YEARS_WITHOUT_MONTHS = 5

/** An age: days in the first month, then months, from a year on years with months, from five years on years alone. */
const ageText = (since: string, today: string) => {
  const months = wholeMonths(since, today)
  if (months === 0) return counted(daysBetween(since, today), 'day')
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [
    ...(years > 0 ? [counted(years, 'year')] : []),
    ...(rest > 0 && years < YEARS_WITHOUT_MONTHS ? [counted(rest, 'month')] : []),
  ].join(' ')
}

/**
 * The unbroken grant of authority is at least so many calendar months old, counted from its first day.
 *
 * Choice: an authority that ended, or is no longer active, has no age and fails. Without the day of the grant it is
 * incomplete, and so it is for a carrier that needs none, and after an end that a newer state contradicts.
 */
export const authorityAge =
  (months: number): Rule =>
  (facts, today) => {
    const { granted_on: since } = facts.authority
    const isKnownByGrant =
      since !== null && authorityStatus(facts.authority) === 'unknown' && endText(facts, today) === null
    const without = isKnownByGrant ? null : withoutAuthority(facts, today)
    if (without !== null) return without
    const lifted = liftedText(facts, today)
    if (lifted !== null) return { ...endSourceOf(facts), result: 'incomplete', value: lifted }
    if (since === null) return { ...historyOf(facts), result: 'incomplete', value: NOT_ON_RECORD }
    const age =
      since > today ? `starts ${dayText(since)}` : `${ageText(since, today)}, since ${dayText(since)}`
    const found = { ...historyOf(facts), value: `${age}${noticeText(facts, today)}` }
    if (addMonths(since, months) > today) return { ...found, result: 'fail' }
    return notAllowed(facts) ?? { ...found, result: 'pass' }
  }
