import { instantMs } from './instant-ms.ts'

/**
 * Which of two instants (ISO 8601) comes first where the latest does: negative for the one, positive for the other, 0 for
 * the same instant, however each is written.
 *
 * Refuses: what is no instant counts as the year 1970, so that it stands last.
 */
export const latestFirst = (one: string, other: string): number =>
  Number(instantMs(other)) - Number(instantMs(one))

/** What was made at an instant, under a number. */
export interface MadeRecord {
  readonly id: number
  /** An instant. */
  readonly createdAt: string
}

/**
 * The order in which lists tell records: the newest first, of one instant the one with the greatest id.
 *
 * Choice: the id comes last in every order, so that pages neither repeat nor skip a row.
 */
export const newestFirst = (one: MadeRecord, other: MadeRecord): number =>
  latestFirst(one.createdAt, other.createdAt) || other.id - one.id
