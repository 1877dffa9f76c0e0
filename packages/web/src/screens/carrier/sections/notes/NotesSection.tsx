import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { NewNote } from '../../../../parts/notes/NewNote.tsx'
import { NoteList } from '../../../../parts/notes/NoteList.tsx'
import type { NotesStore } from '../../../../parts/notes/notes-store.ts'
import { Card } from '../../../../ui/Section.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'

/** The notes that are listed at first, so that the next section stays near. */
const LISTED = 10

/** What people at the company wrote about the carrier, newest first, and a new note. */
export const NotesSection = ({ id, name }: ProfilePartProps) => {
  const store = useScreenStore<NotesStore>()
  return (
    <Card id={id} heading={name}>
      <NewNote store={store} />
      <NoteList store={store} first={LISTED} />
    </Card>
  )
}
