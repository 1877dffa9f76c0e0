import { type CalendarDate, formatCalendarDate } from '../../shared/calendar-date.ts'
import type { Authority, AuthorityEnd, AuthorityPurpose } from '../carrier.ts'

/** The letters of the authorities to carry that are on record. */
export const lettersOf = ({ common, contract }: Pick<Authority, 'common' | 'contract'>) =>
  [common, contract].filter(letter => letter !== null)

/** An end of authority to carry, on its day. */
export interface EndOfAuthority {
  readonly kind: AuthorityEnd
  readonly on: CalendarDate
}

/** An end that did not last: the state is active again, by the day that it was read. */
export interface LiftedEnd extends EndOfAuthority {
  readonly activeBy: CalendarDate
}

/** A notice whose day is past and that its history does not reach, so that no file tells whether it was carried out. */
export interface DueEnd extends EndOfAuthority {
  /** Null: the history was not read. */
  readonly readTo: CalendarDate | null
}

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
): { readonly past?: EndOfAuthority; readonly lifted?: LiftedEnd } => {
  const { endsOn = null, endKind = null, asOf } = authority
  if (endsOn === null || endsOn > today) return {}
  const end = { kind: endKind ?? 'inactive', on: endsOn }
  return isActiveState(authority) && asOf !== null && asOf > endsOn
    ? { lifted: { ...end, activeBy: asOf } }
    : { past: end }
}

/**
 * The notice of an end that lies ahead on a day, or is due.
 *
 * Empty: neither. A notice whose day the history has reached was not carried out, or is an end.
 */
export const noticeOfEnd = (
  { noticeOn = null, noticeKind = null, noticeReadTo = null }: Authority | Omit<Authority, 'broker'>,
  today: CalendarDate,
): { readonly ahead?: EndOfAuthority; readonly due?: DueEnd } => {
  if (noticeOn === null) return {}
  const end = { kind: noticeKind ?? 'inactive', on: noticeOn }
  if (noticeOn > today) return { ahead: end }
  return noticeReadTo !== null && noticeReadTo >= noticeOn ? {} : { due: { ...end, readTo: noticeReadTo } }
}

/** An end in words: "revoked 29 Jan 2024". */
export const endOfAuthorityText = ({ kind, on }: EndOfAuthority): string =>
  `${kind === 'inactive' ? 'inactive since' : kind} ${formatCalendarDate(on)}`

/** An end that did not last, in words: "revoked 29 Jan 2024, active again by 20 Nov 2026". */
export const liftedEndText = (end: LiftedEnd): string =>
  `${endOfAuthorityText(end)}, active again by ${formatCalendarDate(end.activeBy)}`

const NOTICES: Readonly<Record<AuthorityEnd, string>> = {
  revoked: 'revocation',
  suspended: 'suspension',
  withdrawn: 'withdrawal',
  transferred: 'transfer',
  inactive: 'end',
}

/** An end ahead in words: "revocation pending 14 Dec 2026". */
export const noticeOfEndText = ({ kind, on }: EndOfAuthority): string =>
  `${NOTICES[kind]} pending ${formatCalendarDate(on)}`

/** An end that is due in words: "suspension due 1 Dec 2026, history read to 28 Nov 2026". */
export const dueEndText = ({ kind, on, readTo }: DueEnd): string => {
  const read = readTo === null ? 'history not read' : `history read to ${formatCalendarDate(readTo)}`
  return `${NOTICES[kind]} due ${formatCalendarDate(on)}, ${read}`
}

/** That the state has the authority in revocation, in words. Empty: undefined, also where a later state is on record. */
export const inRevocationText = ({ inRevocationOn = null, asOf }: Omit<Authority, 'broker'>) =>
  inRevocationOn === null || (asOf !== null && asOf > inRevocationOn)
    ? undefined
    : `revocation pending on ${formatCalendarDate(inRevocationOn)}`

/** Authority that is not for freight in general, or a docket that is someone else's. */
export interface LimitOfAuthority {
  readonly text: string
  readonly tone: 'fail' | 'incomplete'
}

const PURPOSES: Readonly<Record<AuthorityPurpose, string>> = {
  household: 'household goods authority',
  passenger: 'passenger authority',
  border: 'authority in border commercial zones',
  enterprise: 'enterprise authority',
  other: 'authority of an unknown kind',
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
    return { text: `${PURPOSES[purpose]} only`, tone: 'fail' }
  if (purpose !== null) return { text: `${purposeTerms ?? PURPOSES[purpose]} only`, tone: 'incomplete' }
  if (givenDocket === null || givenToDot === null || isActiveState(authority)) return undefined
  const docket = givenDocket.replace(/^([A-Z]+)/, '$1 ')
  return authority.common === null
    ? { text: `${docket} is also DOT ${givenToDot}'s`, tone: 'incomplete' }
    : { text: `${docket} is now DOT ${givenToDot}'s`, tone: 'fail' }
}
