import { daysBefore } from '../assessment/calendar.ts'
import {
  type AuthorityAction,
  type AuthorityRecord,
  BEGINS,
  countedOf,
  DISCONTINUED,
  effectOf,
  type EndKind,
  endOf,
  ONE_ACT_DAYS,
  type OnDocket,
  plain,
  type Revocation,
  sideOf,
} from './authority-turns.ts'
import type { AuthorityName } from './tables/authority-history-tables.ts'

/** What was done to an authority, on its day. */
export interface AuthorityAct {
  readonly authority: AuthorityName
  /** granted, reinstated, active; involuntary, voluntary, revoked, suspended, inactive; else as the register writes it. */
  readonly act: string
  readonly on: string
  readonly source_file: string | null
}

const actOf = ({ authority, source_file }: OnDocket, act: string, on: string): AuthorityAct => ({
  authority,
  act,
  on,
  source_file: source_file ?? null,
})

/** An end in a word: whose will a revocation was, where the register says so. */
const endWord = (terms: string, kind: EndKind): string => {
  if (kind !== 'revoked') return kind
  return (/\b(?:IN)?VOLUNTARY/.exec(terms)?.[0] ?? kind).toLowerCase()
}

const isOfOneDocket = (one: OnDocket, other: OnDocket) =>
  sideOf(one) === sideOf(other) && (!one.docket || !other.docket || one.docket === other.docket)

/** Whether an action is what a notice announced: served with it, or an end within 45 days of its day. */
const isAnnounced = (action: AuthorityAction, { served_on }: Revocation, on: string) => {
  if (action.acted_on === served_on && action.final_action !== null) return true
  const end = endOf(action)
  return end !== null && end.on >= daysBefore(on, ONE_ACT_DAYS) && end.on <= daysBefore(on, -ONE_ACT_DAYS)
}

const actsOfAction = (row: AuthorityAction): readonly AuthorityAct[] => {
  if (DISCONTINUED.test(plain(row.final_action))) return []
  const end = endOf(row)
  const action = plain(row.action)
  const ended =
    end?.ends == null
      ? []
      : [actOf(row, endWord(`${action} ${plain(row.final_action)} ${plain(row.reason)}`, end.ends), end.on)]
  const isItsEnd = end !== null && !BEGINS.test(action)
  return isItsEnd ? ended : [actOf(row, action.toLowerCase(), row.acted_on), ...ended]
}

/**
 * What was done to the authorities of a carrier, in no order, each act once: a notice and the change that follows are one
 * act, and so is what two files tell of days before May 2026.
 *
 * A revocation that was discontinued changed nothing and is none. Neither is a notice without the day of its effect.
 */
export const authorityActs = ({ actions, revocations }: AuthorityRecord): readonly AuthorityAct[] => [
  ...countedOf(actions).flatMap(actsOfAction),
  ...revocations.flatMap(notice => {
    const own = actions.filter(action => isOfOneDocket(action, notice))
    const effect = effectOf(notice, own)
    if (effect?.ends == null || own.some(action => isAnnounced(action, notice, effect.on))) return []
    return [actOf(notice, endWord(plain(notice.kind), effect.ends), effect.on)]
  }),
]
