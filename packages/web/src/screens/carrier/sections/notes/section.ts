import { RulesTokens } from '../../../../di/lazy-tokens.ts'
import { NotesStore } from '../../../../parts/notes/notes-store.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { NotesSection } from './NotesSection.tsx'

export const section: ProfilePart = {
  Component: NotesSection,
  open({ carrierId, profile, resolve }) {
    const store = new NotesStore({
      carrierId,
      notes: resolve(RulesTokens.Notes),
      added: () => void profile.overrides.notes.reload(),
    })
    store.open()
    return store
  },
}
