import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { SubmissionError } from '../submission/SubmissionError.tsx'
import { useFocusOnError } from '../submission/use-focus-on-error.ts'
import { MentionArea } from './MentionArea.tsx'
import styles from './NoteList.module.css'
import type { NotesStore } from './notes-store.ts'

/** Adds a note about a carrier or a load. An @ offers the colleagues whom it may mention. */
export const NewNote = observer(({ store }: { readonly store: NotesStore }) => {
  const form = useRef<HTMLFormElement>(null)
  const { submission } = store
  useFocusOnError(form, submission.errorCount)
  const add = (event: FormEvent) => {
    event.preventDefault()
    void store.add()
  }
  return (
    <form ref={form} className={styles['new']} noValidate onSubmit={add}>
      <SubmissionError submission={submission} />
      <MentionArea
        mentions={store.mentions}
        label="New note"
        description="Everyone at your company can read it. The carrier cannot. Type @ to mention a coworker."
        rows={2}
        value={store.text}
        error={store.problem}
        onText={store.change}
      />
      <Button type="submit" isPending={submission.isPending}>
        Add note
      </Button>
    </form>
  )
})
