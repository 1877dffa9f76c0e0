import { exactTime, formatCount, type Note, type Page, relativeTime } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Loaded } from '../list/Loaded.tsx'
import styles from './NoteList.module.css'
import type { NotesStore } from './notes-store.ts'

interface Props {
  readonly store: NotesStore
  /** The notes that are listed at first, so that what follows stays near. */
  readonly first: number
}

/** What people at the company wrote about a carrier, newest first. */
export const NoteList = observer(({ store, first }: Props) => (
  <Loaded query={store.list} what="the notes">
    {(page: Page<Note>) =>
      page.items.length === 0 ? (
        <p className={styles['none']}>No notes about this carrier yet.</p>
      ) : (
        <Listed page={page} first={first} onPage={store.showPage} />
      )
    }
  </Loaded>
))

interface ListProps extends Pick<Props, 'first'> {
  readonly page: Page<Note>
  readonly onPage: (page: number) => void
}

const Listed = ({ page: { items, page, pages, total }, first, onPage }: ListProps) => {
  const [isWhole, setWhole] = useState(false)
  const listed = isWhole ? items : items.slice(0, first)
  const isCut = listed.length < items.length
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (!isWhole) return
    const [next] = [...(list.current?.children ?? [])].slice(first)
    if (next instanceof HTMLElement) next.focus()
  }, [isWhole, first])
  return (
    <>
      <ol ref={list} className={styles['notes']} aria-label="Notes, newest first">
        {listed.map(note => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ol>
      {isCut && (
        <Button size="small" onClick={() => setWhole(true)}>
          {`Show ${formatCount(items.length - first, 'older note')}`}
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
