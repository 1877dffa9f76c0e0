// Written by npm run terms from packages/core/src/rules/unread-file.ts: change it there.
import type { CalendarDate } from './calendar-date.ts'

/** Why a file does not tell all of a carrier, the most serious first. */
export const UNREAD_REASONS = ['never', 'added_later', 'refused', 'late'] as const

/** A file that does not tell all of a carrier, and up to which day it was read. */
export interface UnreadFile {
  /** By the name that the agency gives it: "Motus InsHist". */
  readonly source: string
  /**
   * `never`: it was not read whole. `added_later`: that was before the carrier was on record. `refused`: a row that names the
   * carrier could not be read. `late`: its day is further back than its schedule allows.
   */
  readonly why: (typeof UNREAD_REASONS)[number]
  /** Null: it was never read whole. */
  readonly asOf: CalendarDate | null
}
