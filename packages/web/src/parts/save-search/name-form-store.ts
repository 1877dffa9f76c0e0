import type { Submission } from '../../stores/submission.ts'

/** The form for the name of a search. What was typed stays while it is closed. */
export interface NameFormStore {
  readonly isOpen: boolean
  readonly name: string
  readonly nameProblem: string | undefined
  readonly submission: Submission
  changeName(name: string): void
  close(): void
  save(): Promise<boolean>
}
