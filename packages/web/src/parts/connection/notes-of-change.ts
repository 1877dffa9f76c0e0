import type { UserId } from '@fairhaul/core'
import type { Submission } from '../../stores/submission.ts'
import type { OpenWorkQuery } from './open-work.ts'

/** The notes of a do not dispatch or a hold while they are typed. */
export interface NotesOfChange {
  readonly notes: string
  readonly problem: string | undefined
  /** The notes on record, which new ones replace. Null: none, or not known. */
  readonly currentNotes: string | null
  readonly submission: Pick<Submission, 'isPending' | 'error' | 'requestId' | 'errorCount'>
  change(notes: string): void
  clear(): void
  /** What is open with the carriers. Missing: it does not matter. */
  readonly openWork: OpenWorkQuery | undefined
  /** Resolves to whether it was saved. */
  save(mentioned: readonly UserId[]): Promise<boolean>
}
