import type { NoteSubject } from '@fairhaul/core'
import { ActionItemsTokens, PeopleTokens, RulesTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens } from '../../di/tokens.ts'
import { type NotesDeps, NotesStore } from './notes-store.ts'

/** The notes of a screen about a carrier or a load. */
export const notesAbout = (
  resolve: Resolve,
  subject: NoteSubject,
  { added = () => undefined, at = () => null }: Partial<Pick<NotesDeps, 'added' | 'at'>> = {},
): NotesStore =>
  new NotesStore({
    subject,
    notes: resolve(RulesTokens.Notes),
    people: () => resolve(PeopleTokens.CompanyUsers),
    me: () => resolve(AccountTokens.AccountStore).user?.id,
    added,
    at,
    seen: id => resolve(ActionItemsTokens.ActionItemsStore).noteSeen(id),
  })
