import { latestFirst } from '../load/latest-first.ts'

/** What was made at an instant, under a number. */
interface MadeRecord {
  readonly id: number
  readonly createdAt: string
}

/**
 * Records by when they were made, the newest first; those of one instant by their number, the greatest first.
 *
 * Source: section 3, "Insurance records". Choice: the number comes last in every order, so that a list never jumps.
 */
export const newestRecordsFirst = <Made extends MadeRecord>(records: readonly Made[]): readonly Made[] =>
  records.toSorted((one, other) => latestFirst(one.createdAt, other.createdAt) || other.id - one.id)
