import { exactTime, formatCount, type Note, type Page, relativeTime } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useStore } from '../../../../di/use-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { useFocusOnError } from '../../../../parts/submission/use-focus-on-error.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Pager } from '../../../../ui/Pager.tsx'
import { Card } from '../../../../ui/Section.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from './NotesSection.module.css'
import type { NotesStore } from './notes-store.ts'

/** The notes that are listed at first, so that the next section stays near. */
const LISTED = 10

/** What people at the company wrote about the carrier, newest first, and a new note. */
export const NotesSection = observer(({ id, name }: ProfilePartProps) => {
  const store = useScreenStore<NotesStore>()
  const { list } = store
  return (
    <Card id={id} heading={name}>
      <NewNote store={store} />
      <Loaded query={list} what="the notes">
        {(page: Page<Note>) =>
          page.items.length === 0 ? (
            <p className={styles['none']}>No notes about this carrier yet.</p>
          ) : (
            <NoteList page={page} onPage={store.showPage} />
          )
        }
      </Loaded>
    </Card>
  )
})

interface ListProps {
  readonly page: Page<Note>
  readonly onPage: (page: number) => void
}

const NoteList = ({ page: { items, page, pages, total }, onPage }: ListProps) => {
  const [isWhole, setWhole] = useState(false)
  const listed = isWhole ? items : items.slice(0, LISTED)
  const isCut = listed.length < items.length
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (!isWhole) return
    const [next] = [...(list.current?.children ?? [])].slice(LISTED)
    if (next instanceof HTMLElement) next.focus()
  }, [isWhole])
  return (
    <>
      <ol ref={list} className={styles['notes']} aria-label="Notes, newest first">
        {listed.map(note => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ol>
      {isCut && (
        <Button size="small" onClick={() => setWhole(true)}>
          {`Show ${formatCount(items.length - LISTED, 'older note')}`}
        </Button>
      )}
      {!isCut && pages > 1 && <Pager label="Notes" page={page} pages={pages} total={total} onPage={onPage} />}
    </>
  )
}

const NoteItem = ({ note: { text, authorName, createdAt } }: { readonly note: Note }) => {
  const clock = useStore(BrowserTokens.Clock)
  return (
    <li tabIndex={-1}>
      <p className={styles['by']}>
        <strong>{authorName ?? 'A former user'}</strong>{' '}
        <time dateTime={createdAt} title={exactTime(createdAt)}>
          {relativeTime(createdAt, clock.now())}
        </time>
      </p>
      <p className={styles['text']}>{text}</p>
    </li>
  )
}

const NewNote = observer(({ store }: { readonly store: NotesStore }) => {
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
      <TextArea
        label="New note"
        description="Everyone at your company can read it. The carrier cannot."
        rows={2}
        value={store.text}
        error={store.problem}
        onChange={event => store.change(event.currentTarget.value)}
      />
      <Button type="submit" isPending={submission.isPending}>
        Add note
      </Button>
    </form>
  )
})
