import type { Writing } from '../writing/writing.ts'

/** What asks for the name of a search. What was typed stays while it is closed. */
export interface NameFormStore {
  readonly isOpen: boolean
  readonly name: string
  readonly nameProblem: string | undefined
  readonly writing: Writing
  changeName(name: string): void
  close(): void
  save(): Promise<boolean>
}
