import { daysBefore } from '../assessment/calendar.ts'
import type { AuthorityName } from './tables/authority-history-tables.ts'

/** What an action and a notice have in common. Left out: on record without it. */
export interface OnDocket {
  readonly authority: AuthorityName
  readonly docket?: string | null
  readonly source_file?: string | null
  /** The day of the file. */
  readonly as_of?: string | null
}

/** An action of the register on one authority, and how it ended. Days are calendar dates. */
export interface AuthorityAction extends OnDocket {
  readonly action: string
  readonly acted_on: string
  readonly final_action: string | null
  readonly final_on: string | null
  /** Why, in the register's words. */
  readonly reason?: string | null
}

/** A notice that an authority is to be revoked or suspended. */
export interface Revocation extends OnDocket {
  readonly kind?: string
  readonly served_on: string | null
  readonly effective_on: string | null
}

/** Everything the register says of one carrier's authorities, past ones too. */
export interface AuthorityRecord {
  readonly actions: readonly AuthorityAction[]
  readonly revocations: readonly Revocation[]
}

/** Whether it was read from a file of the register that began on 14 May 2026. */
const isMotus = ({ source_file }: OnDocket) => source_file?.startsWith('Motus') === true

/** How an authority ended. */
export type EndKind = 'revoked' | 'suspended' | 'inactive'

/** With either of them a carrier may haul for others; broker authority does not allow hauling. */
export const CARRIER_AUTHORITIES = ['common', 'contract'] as const

export const BEGINS = /^(?:GRANTED|REINSTATED|ACTIVE)$/
const ENDS = /^(?!DISCONTINUED)(?:.* )?(?:REVOKED|REVOCATION)$/
export const DISCONTINUED = /^DISCONTINUED\b/

/** The register's own day: older actions of the newer file repeat those of the frozen one. */
const MOTUS_BEGAN = '2026-05-14'

/** A notice and the change that follows from it are one act when they are this near to each other. */
export const ONE_ACT_DAYS = 45

export const plain = (text: string | null | undefined) => (text ?? '').trim().toUpperCase()

/** How an authority ended, by the register's words. */
export const endKind = (text: string): EndKind =>
  text.includes('SUSPEN') ? 'suspended' : /REVO[KC]/.test(text) ? 'revoked' : 'inactive'

export interface Turn {
  readonly on: string
  /** Null: it begins. */
  readonly ends: EndKind | null
}

/** The day an action ended the authority; null when it did not, or the day is not on record. */
export const endOf = ({ final_action, final_on, action, acted_on, reason }: AuthorityAction): Turn | null => {
  if (plain(action) === 'INACTIVE') return { on: acted_on, ends: endKind(plain(reason)) }
  return final_on !== null && ENDS.test(plain(final_action)) ? { on: final_on, ends: 'revoked' } : null
}

/**
 * The day a notice takes effect; null when it never does.
 *
 * A notice that the history calls discontinued is no revocation. One of Motus that the history shows as an end within
 * 45 days is that end, and counts once. Choice: notices and histories share no number, so they are matched by the day of service
 * and the authority; a voluntary one has no day but that of its service.
 */
export const effectOf = (notice: Revocation, actions: readonly AuthorityAction[]): Turn | null => {
  const { authority, served_on, effective_on, kind } = notice
  const terms = plain(kind)
  const on = effective_on ?? (/\bVOLUNTARY/.test(terms) ? served_on : null)
  if (on === null) return null
  const isDiscontinued = actions.some(
    action =>
      action.authority === authority &&
      action.acted_on === served_on &&
      DISCONTINUED.test(plain(action.final_action)),
  )
  const [earliest, latest] = [daysBefore(on, ONE_ACT_DAYS), daysBefore(on, -ONE_ACT_DAYS)]
  const isOnRecord =
    isMotus(notice) &&
    actions.some(action => {
      const end = endOf(action)
      return end !== null && end.on >= earliest && end.on <= latest
    })
  if (isDiscontinued || isOnRecord) return null
  return { on, ends: terms.includes('SUSPEN') ? 'suspended' : 'revoked' }
}

/** An end sorts before a start on the same day, so that a new grant on that day leaves no gap. */
export const inOrder = (one: Turn, other: Turn) =>
  one.on === other.on ? Number(one.ends === null) - Number(other.ends === null) : one.on < other.on ? -1 : 1

const turnsOf = ({ actions, revocations }: AuthorityRecord): readonly Turn[] =>
  [
    ...actions.flatMap((action): readonly Turn[] => {
      const end = endOf(action)
      const begins = BEGINS.test(plain(action.action)) && (end === null || action.acted_on < end.on)
      return [...(begins ? [{ on: action.acted_on, ends: null }] : []), ...(end === null ? [] : [end])]
    }),
    ...revocations.flatMap(notice => effectOf(notice, actions) ?? []),
  ].toSorted(inOrder)

/** What the register tells of common authority since 14 May 2026 goes for contract authority too. */
export const sideOf = ({ authority }: OnDocket) => (authority === 'contract' ? 'common' : authority)

/**
 * Without what the newer file repeats: of days before it began, the frozen history of the same docket and authority has
 * the last word, where it says when that began.
 */
export const countedOf = (actions: readonly AuthorityAction[]): readonly AuthorityAction[] => {
  const former = actions.filter(action => !isMotus(action) && BEGINS.test(plain(action.action)))
  const isRepeated = (action: AuthorityAction) =>
    action.acted_on <= MOTUS_BEGAN &&
    former.some(
      other =>
        sideOf(other) === sideOf(action) &&
        (!other.docket || !action.docket || other.docket === action.docket),
    )
  return actions.filter(action => !isMotus(action) || !isRepeated(action))
}

/**
 * The turns of each authority to carry, of each docket for itself.
 *
 * Since 14 May 2026 the register no longer tells common and contract authority apart: what it tells of the right to
 * carry goes for both.
 */
export const histories = ({ actions, revocations }: AuthorityRecord): readonly (readonly Turn[])[] => {
  const counted = countedOf(actions)
  const dockets = new Set([...counted, ...revocations].map(({ docket }) => docket ?? ''))
  const some = dockets.size > 1 ? [...dockets].filter(docket => docket !== '') : [...dockets]
  return some.flatMap(docket =>
    CARRIER_AUTHORITIES.flatMap(name => {
      const isHere = (it: OnDocket) => (it.docket ?? docket) === docket || it.docket === ''
      const isOwn = (it: OnDocket) => isHere(it) && it.authority === name
      const isBoth = (it: OnDocket) => isHere(it) && isMotus(it) && it.authority === 'common'
      const belongs = (it: OnDocket) => isOwn(it) || isBoth(it)
      const own = [...counted, ...revocations].filter(isOwn)
      return own.length === 0
        ? []
        : [turnsOf({ actions: counted.filter(belongs), revocations: revocations.filter(belongs) })]
    }),
  )
}
