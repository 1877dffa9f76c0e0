import type { FrozenState, MotusState } from '../rules/authority/authority-dockets.ts'
import type { AuthorityAction } from '../rules/authority/authority-turns.ts'
import type { StoredAuthorityRecord, StoredDocket } from './authority-records.ts'

const isActive = (letters: readonly (string | null)[]) => letters.includes('A')

/** Whether an authority of a docket is active since May 14, 2026: of each kind by the register, else by the frozen file. */
const isActiveNow = (motus: readonly MotusState[], frozen: FrozenState | undefined): boolean | undefined => {
  const has = (kind: string) => motus.some(({ authority }) => authority === kind)
  const older = frozen !== undefined && {
    carries: !has('common') && isActive([frozen.common, frozen.contract]),
    brokers: !has('broker') && isActive([frozen.broker]),
  }
  if (isActive(motus.map(({ status }) => status)) || (older && (older.carries || older.brokers))) return true
  return motus.some(({ status }) => status !== null) ? false : undefined
}

const ENDS = /(?:REVOKED|REVOCATION|INACTIVE|WITHDRAWN)$/
const ends = ({ action, final_action }: AuthorityAction) =>
  ENDS.test(final_action ?? action) && final_action?.startsWith('DISCONTINUED') !== true

/** Whether the last act on a docket ended an authority; of several on one day none may have gone on. */
const isEnded = (actions: readonly AuthorityAction[]): boolean => {
  const dayOf = ({ final_on, acted_on }: AuthorityAction) => final_on ?? acted_on
  const last = actions.reduce((day, action) => (dayOf(action) > day ? dayOf(action) : day), '')
  return actions.length > 0 && actions.every(action => dayOf(action) < last || ends(action))
}

/**
 * A docket is a former one where it went to another carrier, or its authorities are known and none is active: by what the
 * register and the frozen file say of it, else by its history.
 */
export const isFormerDocket = (
  { docket, dot, is_shared }: StoredDocket,
  { actions, frozen, motus }: StoredAuthorityRecord,
): boolean => {
  if (dot !== null && !is_shared) return true
  const state = frozen.find(row => row.docket === docket)
  const authorities = motus.filter(row => row.docket === docket)
  const active = authorities.length === 0 ? undefined : isActiveNow(authorities, state)
  if (active !== undefined) return !active
  if (state !== undefined) return !isActive([state.common, state.contract, state.broker])
  return isEnded(actions.filter(row => row.docket === docket))
}
