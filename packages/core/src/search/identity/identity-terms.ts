import type { Fact } from '../../carrier/facts/fact.ts'
import { formatNumber } from '../../shared/amounts.ts'

/**
 * The results for one contact, the gravest first: the one order by which every check of a contact decides.
 *
 * Source: section 3, "Identity check"; the wording is ours.
 */
export const IDENTITY_TERMS = [
  'reported',
  'do-not-dispatch',
  'look-alike',
  'other-carrier',
  'unsafe-carrier',
  'changed',
  'old',
  'shared',
  'dispatcher',
  'not-federal',
  'own-domain',
  'not-checked',
  'matches',
  'on-record',
  'from-email',
  'not-on-record',
] as const

/** One of them. Source: section 3, "Identity check". */
export type IdentityTerm = (typeof IDENTITY_TERMS)[number]

const TERMS: Readonly<Record<IdentityTerm, Fact>> = {
  reported: { text: 'Reported', tone: 'fail' },
  'do-not-dispatch': { text: 'Do not dispatch', tone: 'fail' },
  'look-alike': { text: 'Look-alike', tone: 'fail' },
  'other-carrier': { text: 'Another carrier’s', tone: 'fail' },
  'unsafe-carrier': { text: 'Shared with an unsafe carrier', tone: 'fail' },
  changed: { text: 'New on file', tone: 'incomplete' },
  old: { text: 'Formerly on file', tone: 'incomplete' },
  shared: { text: 'Shared', tone: 'incomplete' },
  dispatcher: { text: 'Dispatcher', tone: 'incomplete' },
  'not-federal': { text: 'Not at FMCSA', tone: 'incomplete' },
  'own-domain': { text: 'At its e-mail domain', tone: 'unknown' },
  matches: { text: 'Matches FMCSA', tone: 'plain' },
  'on-record': { text: 'On record', tone: 'plain' },
  'from-email': { text: 'From its e-mail', tone: 'plain' },
  'not-on-record': { text: 'Not on record', tone: 'unknown' },
  'not-checked': { text: 'Not checked', tone: 'unknown' },
}

/**
 * Results in the order of the table, the gravest first, whatever order they were found in.
 *
 * Empty: none. Source: section 3, "Identity check".
 */
export const gravestFirst = <T extends readonly [word: IdentityTerm, ...rest: unknown[]]>(
  found: readonly T[],
): readonly T[] =>
  found.toSorted(([one], [other]) => IDENTITY_TERMS.indexOf(one) - IDENTITY_TERMS.indexOf(other))

/**
 * Whether nothing is sent to a contact with this result before a second press: it was reported, looks like another, is
 * another carrier's, stands with an unsafe one, or is new. Source: section 3, "Identity check".
 */
export const isUnsafeToUse = (word: IdentityTerm): boolean =>
  TERMS[word].tone === 'fail' || word === 'changed'

/** How many other carriers share something, and whether there may be more. */
export interface SharedWith {
  readonly count: number
  readonly isCut: boolean
}

/** More carriers have it than are counted, this one included. */
export interface SharedByMore {
  readonly moreThan: number
}

const sharedText = (shared: SharedWith | SharedByMore): string => {
  if ('moreThan' in shared) return `Shared by more than ${formatNumber(shared.moreThan)} carriers`
  const { count, isCut } = shared
  return `Shared with ${isCut ? 'at least ' : ''}${formatNumber(count)} ${count === 1 && !isCut ? 'carrier' : 'carriers'}`
}

/**
 * The result in a word or two, with its tone: "Matches FMCSA", "Shared with 3 carriers", "Shared by more than 200
 * carriers".
 *
 * Source: section 3, "Identity check"; the wording is ours.
 */
export const identityTerm = (word: IdentityTerm, shared?: SharedWith | SharedByMore): Fact =>
  word === 'shared' && shared !== undefined ? { ...TERMS.shared, text: sharedText(shared) } : TERMS[word]

/** Whether a broker should look at it before booking. Source: section 3, "Identity check". */
export const deservesReview = ({ tone }: Pick<Fact, 'tone'>): boolean =>
  tone === 'fail' || tone === 'incomplete'
