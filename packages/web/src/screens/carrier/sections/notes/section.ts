import { RulesTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { NotesSection } from './NotesSection.tsx'
import { NotesStore } from './notes-store.ts'

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
