import { instantMs } from './instant-ms.ts'

/**
 * Compares two instants (ISO 8601), latest first: negative if the first argument comes first, positive if the second
 * does, 0 for the same instant in any notation.
 *
 * Refuses: an invalid instant counts as 1970, so that it comes last.
 */
export const latestFirst = (one: string, other: string): number =>
  Number(instantMs(other)) - Number(instantMs(one))

/** A record with an instant and an id. */
export interface MadeRecord {
  readonly id: number
  /** An instant. */
  readonly createdAt: string
}

/**
 * The order of records in lists: newest first, then by higher id.
 *
 * Choice: every order ends with the id, so that pages neither repeat nor skip a row.
 */
export const newestFirst = (one: MadeRecord, other: MadeRecord): number =>
  latestFirst(one.createdAt, other.createdAt) || other.id - one.id
