import type { UserId } from '../shared/ids.ts'
import type { ColumnChoice } from './column-choice.ts'

/** The choices of one user, by kind of list. */
export type ColumnChoices = Readonly<Record<string, ColumnChoice>>

/** More columns than any list has: a limit for storage that was edited by hand. */
const KEYS_MAX = 100

const isRecord = (it: unknown): it is Readonly<Record<string, unknown>> =>
  typeof it === 'object' && it !== null && !Array.isArray(it)

const keysOf = (it: unknown): readonly string[] =>
  Array.isArray(it) ? it.filter(each => typeof each === 'string').slice(0, KEYS_MAX) : []

const choiceOf = (it: unknown): ColumnChoice => {
  const { order, hidden, wanted } = isRecord(it) ? it : {}
  return { order: keysOf(order), hidden: keysOf(hidden), wanted: keysOf(wanted) }
}

/**
 * Reads the choices of a user from storage, which has the fields `user` and `lists`.
 *
 * Source: section 2, "Columns". Refuses: invalid values and those of another user give no choice.
 */
export const readColumnChoices = (stored: unknown, user: UserId): ColumnChoices => {
  if (!isRecord(stored) || stored['user'] !== user || !isRecord(stored['lists'])) return {}
  return Object.fromEntries(Object.entries(stored['lists']).map(([list, it]) => [list, choiceOf(it)]))
}
