import { counted } from '../../kernel/counted.ts'
import { addMonths, dayText, daysBetween, wholeMonths } from '../../kernel/calendar.ts'
import type { EndKind } from '../authority/authority-turns.ts'
import type { AuthorityKind } from '../authority/authority-kinds.ts'
import { activeAgainBy, type Authority, endedBy, isActive, noticeOn } from './authority-ends.ts'
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

const ENDS: Readonly<Record<EndKind, string>> = {
  revoked: 'revoked',
  suspended: 'suspended',
  withdrawn: 'withdrawn',
  transferred: 'transferred',
  inactive: 'inactive since',
}
const NOTICES: Readonly<Record<EndKind, string>> = {
  revoked: 'revocation',
  suspended: 'suspension',
  withdrawn: 'withdrawal',
  transferred: 'transfer',
  inactive: 'end',
}

const endOn = ({ end_kind }: Authority, day: string) => `${ENDS[end_kind ?? 'inactive']} ${dayText(day)}`

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

/** A notice ahead, and a revocation that the state has as pending, as a note. */
const noticeText = ({ authority }: CarrierFacts, today: string) => {
  const { as_of, in_revocation_on = null } = authority
  const notice = noticeOn(authority, today)
  const isInRevocation = in_revocation_on !== null && !(as_of !== null && as_of > in_revocation_on)
  return [
    ...(isInRevocation ? [`; revocation pending on ${dayText(in_revocation_on)}`] : []),
    ...(notice === null || notice.isDue ? [] : [`; ${NOTICES[notice.kind]} pending ${dayText(notice.on)}`]),
  ].join('')
}

/** A notice of which no file tells whether it was carried out. Null: there is none. */
const due = ({ authority }: CarrierFacts, today: string): Finding | null => {
  const notice = noticeOn(authority, today)
  if (notice?.isDue !== true) return null
  const { notice_read_to: readTo = null, notice_source_file, notice_as_of = null } = authority
  const read = readTo === null ? 'history not read' : `history read to ${dayText(readTo)}`
  return {
    result: 'incomplete',
    value: `${NOTICES[notice.kind]} due ${dayText(notice.on)}, ${read}`,
    source: fileSource(notice_source_file) ?? SOURCES.authority,
    as_of: notice_as_of,
  }
}

/** Of these kinds alone a carrier may haul no freight of a broker. */
const FAILING: ReadonlySet<AuthorityKind> = new Set(['household', 'passenger'])
const KINDS: Readonly<Record<AuthorityKind, string>> = {
  common: 'authority',
  household: 'household goods authority',
  passenger: 'passenger authority',
  border: 'authority in border commercial zones',
  enterprise: 'enterprise authority',
  other: 'authority of an unknown kind',
}

/** An active authority of another kind alone, or a docket that another carrier has now, or has too. Null: neither. */
const ofOtherKind = (facts: CarrierFacts): Finding | null => {
  const { other_kind = null, other_terms = null, given_docket = null, given_to_dot = null } = facts.authority
  if (other_kind !== null) {
    const result = FAILING.has(other_kind) ? 'fail' : 'incomplete'
    return { ...stateOf(facts), result, value: `${other_terms ?? KINDS[other_kind]} only` }
  }
  if (given_docket === null || given_to_dot === null || isActive(facts.authority)) return null
  const docket = given_docket.replace(/^([A-Z]+)/, '$1 ')
  return facts.authority.common === null
    ? { ...stateOf(facts), result: 'incomplete', value: `${docket} is also DOT ${given_to_dot}'s` }
    : { ...stateOf(facts), result: 'fail', value: `${docket} is now DOT ${given_to_dot}'s` }
}

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
  const other = ofOtherKind(facts)
  if (other !== null) return other
  if (authorityStatus(facts.authority) !== 'none') return null
  const value = 'no active common or contract authority'
  return reportedActive(facts, value) ?? { ...stateOf(facts), result: 'fail', value }
}

const isStateAfterNotice = ({ as_of, notice_on = null }: Authority) =>
  as_of !== null && notice_on !== null && as_of > notice_on

/**
 * Common or contract authority is active, and the carrier runs interstate.
 *
 * Choice: a carrier that operates in one state only, or hauls its own goods without authority, needs none: the rule is
 * incomplete and says so. With the authority active but the operation not on record, or the other way round, it is
 * incomplete too. A notice of revocation that takes effect later fails nothing yet; one whose day is past and that the
 * history does not reach makes it incomplete, unless the state is of a later day. Authority for other than freight in
 * general does not count: of household goods or passengers alone it fails, of another kind it is incomplete.
 */
export const interstateAuthority: Rule = (facts, today) => {
  const without = withoutAuthority(facts, today)
  if (without !== null) return without
  const status = authorityStatus(facts.authority)
  if (status === 'unknown')
    return reportedActive(facts, null) ?? { ...stateOf(facts), result: 'incomplete', value: NOT_ON_RECORD }
  const open = due(facts, today)
  if (open !== null && !isStateAfterNotice(facts.authority)) return open
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
 * incomplete, and so it is for a carrier that needs none, after an end that a newer state contradicts, and while it is
 * unknown whether a notice was carried out.
 */
export const authorityAge =
  (months: number): Rule =>
  (facts, today) => {
    const { granted_on: since } = facts.authority
    const isKnownByGrant =
      since !== null &&
      authorityStatus(facts.authority) === 'unknown' &&
      endText(facts, today) === null &&
      ofOtherKind(facts) === null
    const without = isKnownByGrant ? null : withoutAuthority(facts, today)
    if (without !== null) return without
    const lifted = liftedText(facts, today)
    if (lifted !== null) return { ...endSourceOf(facts), result: 'incomplete', value: lifted }
    const open = due(facts, today)
    if (open !== null) return open
    if (since === null) return { ...historyOf(facts), result: 'incomplete', value: NOT_ON_RECORD }
    const age =
      since > today ? `starts ${dayText(since)}` : `${ageText(since, today)}, since ${dayText(since)}`
    const found = { ...historyOf(facts), value: `${age}${noticeText(facts, today)}` }
    if (addMonths(since, months) > today) return { ...found, result: 'fail' }
    return notAllowed(facts) ?? { ...found, result: 'pass' }
  }
