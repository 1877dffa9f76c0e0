import type { Note, NoteSubject } from '../../load/note/note.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** What the company wrote down. Source: section 7, "Loads, tickets, notes and teams". */
export interface Notes {
  /** Those about one carrier or one load, 50 a page, newest first, id as the last key. */
  list(
    params: { readonly subject: NoteSubject; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Note>, Refusal>>
  /** Refuses: `invalid` on `text`, `not-found` for a subject that is not there or not theirs. */
  create(params: { readonly subject: NoteSubject; readonly text: string }): Promise<Outcome<Note, Refusal>>
}
