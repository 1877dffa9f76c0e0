import type { UserId } from '../shared/ids.ts'
import type { ColumnChoice } from './column-choice.ts'

/** What one person has chosen, by kind of list. */
export type ColumnChoices = Readonly<Record<string, ColumnChoice>>

/** What is kept of it, and whose it is. */
export interface StoredColumnChoices {
  readonly user: UserId
  readonly lists: ColumnChoices
}

/** More columns than any list has: what a hand has written into a storage may be longer. */
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
 * The choices of a person, read back from whatever was kept.
 *
 * Source: section 2, "Columns". Refuses: what makes no sense, and what is another person's, is no choice.
 */
export const readColumnChoices = (stored: unknown, user: UserId): ColumnChoices => {
  if (!isRecord(stored) || stored['user'] !== user || !isRecord(stored['lists'])) return {}
  return Object.fromEntries(Object.entries(stored['lists']).map(([list, it]) => [list, choiceOf(it)]))
}
