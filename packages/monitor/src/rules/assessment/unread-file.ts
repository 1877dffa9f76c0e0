import type { DecidingFile } from './deciding-files.ts'

/** Why a file does not tell all of a carrier, the most serious first. */
export const UNREAD_REASONS = ['never', 'added_later', 'refused', 'late'] as const

/** A file that does not tell all of a carrier, up to which day it was read, and why it does not. */
export interface UnreadFile {
  readonly source: string
  readonly why: (typeof UNREAD_REASONS)[number]
  readonly as_of: string | null
}

/** What was read of the files that decide rules, for one carrier. A file that is left out was never read whole. */
export type FilesOfCarrier = Readonly<
  Partial<
    Record<
      DecidingFile,
      {
        readonly as_of: string
        readonly why: 'added_later' | 'refused' | null
      }
    >
  >
>
