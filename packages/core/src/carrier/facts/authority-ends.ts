import type { EndOfAuthority, FindingOf } from '../../rules/finding-value.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { Authority } from '../carrier.ts'

/** The letters of the authorities to carry that are on record. */
export const lettersOf = ({ common, contract }: Pick<Authority, 'common' | 'contract'>) =>
  [common, contract].filter(letter => letter !== null)

type Ending = Pick<Authority, 'common' | 'contract' | 'asOf' | 'endsOn' | 'endKind' | 'purpose'>

/** Whether authority to carry freight in general is active by its state. */
export const isActiveState = (authority: Pick<Authority, 'common' | 'contract' | 'purpose'>): boolean =>
  authority.purpose == null && lettersOf(authority).includes('A')

/**
 * The end of authority to carry that is past on a day, or the one that is past but after which the state is active.
 *
 * Empty: neither. Only an active state of a day after the end is newer than the end.
 */
export const authorityEnd = (
  authority: Ending,
  today: CalendarDate,
): { readonly past?: FindingOf<'authority_ended'>; readonly lifted?: FindingOf<'authority_again'> } => {
  const { endsOn = null, endKind = null, asOf } = authority
  if (endsOn === null || endsOn > today) return {}
  const end = { kind: endKind ?? 'inactive', on: endsOn }
  return isActiveState(authority) && asOf !== null && asOf > endsOn
    ? { lifted: { code: 'authority_again', ...end, again: asOf } }
    : { past: { code: 'authority_ended', ...end } }
}

/**
 * The notice of an end that lies ahead on a day, or is due.
 *
 * Empty: neither. A notice whose day the history has reached was not carried out, or is an end.
 */
export const noticeOfEnd = (
  { noticeOn = null, noticeKind = null, noticeReadTo = null }: Authority | Omit<Authority, 'broker'>,
  today: CalendarDate,
): { readonly ahead?: EndOfAuthority; readonly due?: FindingOf<'authority_due'> } => {
  if (noticeOn === null) return {}
  const end = { kind: noticeKind ?? 'inactive', on: noticeOn }
  if (noticeOn > today) return { ahead: end }
  return noticeReadTo !== null && noticeReadTo >= noticeOn
    ? {}
    : { due: { code: 'authority_due', ...end, read: noticeReadTo } }
}

/** The day on which the state has the authority in revocation. Empty: null, also where a later state is on record. */
export const inRevocationOn = ({
  inRevocationOn: on = null,
  asOf,
}: Pick<Authority, 'inRevocationOn' | 'asOf'>): CalendarDate | null =>
  on === null || (asOf !== null && asOf > on) ? null : on

/** Authority that is not for freight in general, or a docket that is someone else's. */
export interface LimitOfAuthority {
  readonly value: FindingOf<'authority_purpose' | 'docket_moved' | 'docket_shared'>
  readonly tone: 'fail' | 'incomplete'
}

/**
 * Why an authority does not let a carrier haul freight in general: it is for household goods or passengers alone, which fails;
 * for a border zone, an enterprise or something unknown, in the register's words; or its docket went to another carrier. A
 * docket that the register has for another carrier too, as active on one day, is of neither: the state is then not on record.
 *
 * Empty: undefined. Source: section 9, "Rule types"; ruling 57.
 */
export const limitOfAuthority = (
  authority: Pick<
    Authority,
    'common' | 'contract' | 'purpose' | 'purposeTerms' | 'givenDocket' | 'givenToDot'
  >,
): LimitOfAuthority | undefined => {
  const { purpose = null, purposeTerms = null, givenDocket = null, givenToDot = null } = authority
  if (purpose === 'household' || purpose === 'passenger')
    return { value: { code: 'authority_purpose', purpose, terms: null }, tone: 'fail' }
  if (purpose !== null)
    return { value: { code: 'authority_purpose', purpose, terms: purposeTerms }, tone: 'incomplete' }
  if (givenDocket === null || givenToDot === null || isActiveState(authority)) return undefined
  const given = { docket: givenDocket, dot: givenToDot }
  return authority.common === null
    ? { value: { code: 'docket_shared', ...given }, tone: 'incomplete' }
    : { value: { code: 'docket_moved', ...given }, tone: 'fail' }
}
