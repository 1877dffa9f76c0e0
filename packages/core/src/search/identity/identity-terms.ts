import type { Fact } from '../../carrier/facts/fact.ts'
import { formatNumber } from '../../shared/amounts.ts'

/** The result for one contact, the gravest first. Source: section 3, "Identity check"; the wording is ours. */
const IDENTITY_TERMS = [
  'reported',
  'do-not-dispatch',
  'look-alike',
  'other-carrier',
  'changed',
  'old',
  'shared',
  'dispatcher',
  'not-federal',
  'matches',
  'on-record',
  'from-email',
  'not-on-record',
  'not-checked',
] as const

/** One of them. Source: section 3, "Identity check". */
export type IdentityTerm = (typeof IDENTITY_TERMS)[number]

const TERMS: Readonly<Record<IdentityTerm, Fact>> = {
  reported: { text: 'Reported', tone: 'fail' },
  'do-not-dispatch': { text: 'Do not dispatch', tone: 'fail' },
  'look-alike': { text: 'Look-alike', tone: 'fail' },
  'other-carrier': { text: 'Another carrier’s', tone: 'fail' },
  changed: { text: 'Changed', tone: 'incomplete' },
  old: { text: 'No longer on file', tone: 'incomplete' },
  shared: { text: 'Shared', tone: 'incomplete' },
  dispatcher: { text: 'Dispatcher', tone: 'incomplete' },
  'not-federal': { text: 'Not at FMCSA', tone: 'incomplete' },
  matches: { text: 'Matches FMCSA', tone: 'plain' },
  'on-record': { text: 'On record', tone: 'plain' },
  'from-email': { text: 'From its e-mail', tone: 'plain' },
  'not-on-record': { text: 'Not on record', tone: 'unknown' },
  'not-checked': { text: 'Not checked', tone: 'unknown' },
}

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
export const deservesLook = ({ tone }: Pick<Fact, 'tone'>): boolean =>
  tone === 'fail' || tone === 'incomplete'
