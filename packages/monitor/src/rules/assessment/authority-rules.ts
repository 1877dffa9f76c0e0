import { addMonths } from '../../kernel/calendar.ts'
import type { AuthorityKind } from '../authority/authority-kinds.ts'
import { timeSpan } from '../terms/time-span.ts'
import type { ActiveAuthority, AuthorityNotices, FindingOf, FindingValue } from '../terms/finding-value.ts'
import { activeAgainBy, type Authority, endedBy, isActive, noticeOn } from './authority-ends.ts'
import type { CarrierFacts } from './facts.ts'
import {
  censusSource,
  type Finding,
  fileSource,
  NOT_ALLOWED,
  type Rule,
  type RulesOfKinds,
  SOURCES,
  statusOrigin,
} from './finding.ts'

/**
 * Which authority to carry goods for others is active; `none` when both are known to be inactive; `unknown`
 * when one that is not on record might be active. Broker authority does not count: it does not allow hauling.
 */
function authorityStatus({
  common,
  contract,
}: CarrierFacts['authority']): ActiveAuthority | 'none' | 'unknown' {
  if (common === 'A') return contract === 'A' ? 'both' : 'common'
  if (contract === 'A') return 'contract'
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

/** How authority to carry ended by a day. Null: it did not. */
const endOf = ({ authority }: CarrierFacts, today: string): FindingOf<'authority_ended'> | null => {
  const on = endedBy(authority, today)
  return on === null ? null : { code: 'authority_ended', kind: authority.end_kind ?? 'inactive', on }
}

/** An end after which the authority is active again. Null: there is none. */
const lifted = ({ authority }: CarrierFacts, today: string): FindingValue | null => {
  const again = activeAgainBy(authority, today)
  if (again === null) return null
  const { end_kind, ended_on } = authority
  return { code: 'authority_again', kind: end_kind ?? 'inactive', on: ended_on ?? again, again }
}

/** A notice ahead, and a revocation that the state has as pending. */
const noticesOf = ({ authority }: CarrierFacts, today: string): AuthorityNotices => {
  const { as_of, in_revocation_on = null } = authority
  const notice = noticeOn(authority, today)
  const isInRevocation = in_revocation_on !== null && !(as_of !== null && as_of > in_revocation_on)
  return {
    revocation: isInRevocation ? in_revocation_on : null,
    notice: notice === null || notice.isDue ? null : { kind: notice.kind, on: notice.on },
  }
}

/** A notice of which no file tells whether it was carried out. Null: there is none. */
const due = ({ authority }: CarrierFacts, today: string): Finding | null => {
  const notice = noticeOn(authority, today)
  if (notice?.isDue !== true) return null
  const { notice_read_to: read = null, notice_source_file, notice_as_of = null } = authority
  return {
    result: 'incomplete',
    value: { code: 'authority_due', kind: notice.kind, on: notice.on, read },
    source: fileSource(notice_source_file) ?? SOURCES.authority,
    as_of: notice_as_of,
  }
}

/** Of these kinds alone a carrier may haul no freight of a broker. */
const FAILING: ReadonlySet<AuthorityKind> = new Set(['household', 'passenger'])
/** An active authority of another kind alone, or a docket that another carrier has now, or has too. Null: neither. */
const ofOtherKind = (facts: CarrierFacts): Finding | null => {
  const { other_kind = null, other_terms = null, given_docket = null, given_to_dot = null } = facts.authority
  if (other_kind !== null) {
    const result = FAILING.has(other_kind) ? 'fail' : 'incomplete'
    const purpose = other_kind === 'common' ? 'other' : other_kind
    return { ...stateOf(facts), result, value: { code: 'authority_purpose', purpose, terms: other_terms } }
  }
  if (given_docket === null || given_to_dot === null || isActive(facts.authority)) return null
  const given = { docket: given_docket, dot: given_to_dot }
  return facts.authority.common === null
    ? { ...stateOf(facts), result: 'incomplete', value: { code: 'docket_shared', ...given } }
    : { ...stateOf(facts), result: 'fail', value: { code: 'docket_moved', ...given } }
}

/** Why a carrier needs no authority to carry; null: it needs one, or that is not on record. */
const exemption = ({ census: { carrier_operation, is_private } }: CarrierFacts) => {
  if (carrier_operation === 'B' || carrier_operation === 'C') return 'one_state'
  return is_private === true ? 'private' : null
}

/**
 * Active authority that QCMobile reported and no file has. It may be of passengers or household goods, so it passes nothing,
 * and what the files tell fails nothing. Null: there is none.
 */
const reportedActive = (
  { authority }: CarrierFacts,
  filed: FindingOf<'authority_reported'>['filed'],
): Finding | null => {
  const { reported_active_on = null } = authority
  if (reported_active_on === null) return null
  const value = { code: 'authority_reported', filed } as const
  return { result: 'incomplete', value, source: 'QCMobile', as_of: reported_active_on }
}

/** Why authority that would pass does not: the agency says that the carrier is not allowed to operate. Null: it does not. */
const notAllowed = ({ census }: CarrierFacts, active: ActiveAuthority | null): Finding | null =>
  census.status_code === NOT_ALLOWED
    ? { ...statusOrigin(census), result: 'incomplete', value: { code: 'not_allowed', active } }
    : null

/** Why a carrier without active authority neither has one nor fails for it; null: the authority decides. */
const withoutAuthority = (facts: CarrierFacts, today: string): Finding | null => {
  const ended = endOf(facts, today)
  const exempt = exemption(facts)
  if (exempt !== null && (ended !== null || !isActive(facts.authority)))
    return {
      result: 'incomplete',
      value: { code: 'authority_not_required', why: exempt },
      source: censusSource(facts.census),
      as_of: facts.census.as_of,
    }
  if (ended !== null)
    return reportedActive(facts, ended) ?? { ...endSourceOf(facts), result: 'fail', value: ended }
  const other = ofOtherKind(facts)
  if (other !== null) return other
  if (authorityStatus(facts.authority) !== 'none') return null
  const value = { code: 'no_authority' } as const
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
const interstateAuthority: Rule = (facts, today) => {
  const without = withoutAuthority(facts, today)
  if (without !== null) return without
  const active = authorityStatus(facts.authority)
  if (active === 'unknown' || active === 'none')
    return reportedActive(facts, null) ?? { ...stateOf(facts), result: 'incomplete', value: null }
  const open = due(facts, today)
  if (open !== null && !isStateAfterNotice(facts.authority)) return open
  const { carrier_operation, as_of } = facts.census
  if (carrier_operation === 'A')
    return (
      notAllowed(facts, active) ?? {
        ...stateOf(facts),
        result: 'pass',
        value: { code: 'authority_active', active, ...noticesOf(facts, today) },
      }
    )
  const why = exemption(facts)
  const value: FindingValue =
    why === null
      ? { code: 'active_operation', active, operation: carrier_operation }
      : { code: 'active_not_required', active, why }
  return { result: 'incomplete', value, source: censusSource(facts.census), as_of }
}

/**
 * The unbroken grant of authority is at least so many calendar months old, counted from its first day.
 *
 * Choice: an authority that ended, or is no longer active, has no age and fails. Without the day of the grant it is
 * incomplete, and so it is for a carrier that needs none, after an end that a newer state contradicts, and while it is
 * unknown whether a notice was carried out.
 */
const authorityAge =
  (months: number): Rule =>
  (facts, today) => {
    const { granted_on: since } = facts.authority
    const isKnownByGrant =
      since !== null &&
      authorityStatus(facts.authority) === 'unknown' &&
      endOf(facts, today) === null &&
      ofOtherKind(facts) === null
    const without = isKnownByGrant ? null : withoutAuthority(facts, today)
    if (without !== null) return without
    const again = lifted(facts, today)
    if (again !== null) return { ...endSourceOf(facts), result: 'incomplete', value: again }
    const open = due(facts, today)
    if (open !== null) return open
    if (since === null) return { ...historyOf(facts), result: 'incomplete', value: null }
    const notices = noticesOf(facts, today)
    const value: FindingValue =
      since > today
        ? { code: 'authority_starts', on: since, ...notices }
        : { code: 'authority_age', since, ...timeSpan(since, today), ...notices }
    const found = { ...historyOf(facts), value }
    if (addMonths(since, months) > today) return { ...found, result: 'fail' }
    return notAllowed(facts, null) ?? { ...found, result: 'pass' }
  }

/** What decides the rules of authority, by kind. Source: section 9, "Rule types". */
export const AUTHORITY_RULES = {
  active_interstate_authority: { decide: () => interstateAuthority },
  authority_age_at_least: {
    decide: authorityAge,
    turns: ({ authority: { granted_on } }, months) =>
      granted_on === null ? [] : [addMonths(granted_on, months)],
  },
} as const satisfies RulesOfKinds
