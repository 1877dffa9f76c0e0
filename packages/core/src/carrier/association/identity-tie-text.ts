import { formatCount } from '../../shared/amounts.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { listText } from '../../shared/list-text.ts'
import { carrierEndText } from './federal-tie-text.ts'
import type { FederalTieKind } from './federal-tie-kinds.ts'
import type { IdentityTie, TieReason } from './identity-tie-record.ts'
import { type StrongestTie, sharedCount, TIE_KINDS } from './identity-tie.ts'

const TERMS: Readonly<Record<FederalTieKind, readonly [one: string, many: string]>> = {
  vehicle_vin: ['VIN', 'VINs'],
  phone: ['phone', 'phones'],
  email: ['e-mail', 'e-mails'],
  address: ['address', 'addresses'],
  contact: ['officer', 'officers'],
}

const reasonText = ({ reason, on }: Pick<IdentityTie, 'reason' | 'on'>): string => {
  if (reason === 'do_not_dispatch') return 'set to Do not dispatch'
  if (reason === 'reported') return on === null ? 'reported' : `reported ${formatCalendarDate(on)}`
  return carrierEndText({ ended: { kind: reason, on } })
}

const priorText = ({ legalName, dotNumber }: Pick<IdentityTie, 'legalName' | 'dotNumber'>): string => {
  if (legalName !== null) return `Registered before as ${legalName}`
  return `Registered before under ${dotNumber === null ? 'another DOT number' : `DOT ${dotNumber}`}`
}

/**
 * What agrees with a carrier that should not be used: "Same VINs, phone and address as COPPER WREN TRANSPORT LLC, revoked
 * Jan 29, 2024", or the agency's word: "Registered before under DOT 3990018, revoked".
 *
 * Source: section 3, "Associated carriers"; the wording is ours.
 */
export const identityTieText = (tie: IdentityTie): string => {
  const terms = TIE_KINDS.map(kind => [kind, sharedCount(tie, kind)] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => TERMS[kind][count === 1 ? 0 : 1])
  const what = tie.isPrior
    ? priorText(tie)
    : `Same ${listText(terms)} as ${tie.legalName ?? 'another carrier'}`
  return `${what}, ${reasonText(tie)}`
}

const LABELS: Readonly<Record<TieReason, string>> = {
  revoked: 'Tied to revoked',
  out_of_service: 'Tied to OOS',
  reported: 'Tied to reported',
  do_not_dispatch: 'Tied to blocked',
}

/** The strongest tie as a mark of a row: "Tied to revoked +1". Source: section 3, "Associated carriers"; the wording is ours. */
export const tieLabel = ({ tie, more }: StrongestTie): string =>
  more === 0 ? LABELS[tie.reason] : `${LABELS[tie.reason]} +${more}`

/**
 * The strongest tie in words, with how many more there are: "Same phone as COPPER WREN TRANSPORT LLC, revoked Jan 29, 2024; 1
 * more carrier". Source: section 3, "Associated carriers"; the wording is ours.
 */
export const strongestTieText = ({ tie, more }: StrongestTie): string =>
  more === 0 ? identityTieText(tie) : `${identityTieText(tie)}; ${formatCount(more, 'more carrier')}`
