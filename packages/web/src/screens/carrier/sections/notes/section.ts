import { notesAbout } from '../../../../parts/notes/notes-about.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { NotesSection } from './NotesSection.tsx'

export const section: ProfilePart = {
  Component: NotesSection,
  open({ carrierId, profile, resolve }) {
    const subject = { kind: 'carrier', carrierId } as const
    const store = notesAbout(resolve, subject, {
      added: () => void profile.overrides.notes.reload(),
      at: () => profile.at.address.note,
    })
    store.open()
    return store
  },
}
