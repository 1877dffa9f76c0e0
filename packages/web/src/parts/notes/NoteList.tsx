import { exactTime, formatCount, mentionParts, type Note, type Page, relativeTime } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { holdInView } from '../hold-in-view.ts'
import { Loaded } from '../list/Loaded.tsx'
import { NoRows } from '../list/NoRows.tsx'
import styles from './NoteList.module.css'
import type { NotesStore } from './notes-store.ts'

interface Props {
  readonly store: NotesStore
  /** The notes that are listed at first, so that what follows stays near. */
  readonly first: number
}

/** What people at the company wrote about a carrier or a load, newest first. */
export const NoteList = observer(({ store, first }: Props) => (
  <>
    {store.isOpenMissing && (
      <Notice tone="info" title="The note that you opened is no longer here.">
        Someone may have removed it.
      </Notice>
    )}
    <Loaded query={store.list} what="the notes">
      {(page: Page<Note>) =>
        page.items.length === 0 ? (
          <NoRows page={page} first={() => store.showPage(1)}>
            <p className={styles['none']}>{`No notes about this ${store.subjectKind} yet.`}</p>
          </NoRows>
        ) : (
          <Listed store={store} page={page} first={first} />
        )
      }
    </Loaded>
  </>
))

interface ListProps extends Props {
  readonly page: Page<Note>
}

const Listed = observer(({ store, page: { items, page, pages, total }, first }: ListProps) => {
  const [isExpanded, setExpanded] = useState(false)
  const openAt = items.findIndex(({ id }) => id === store.openId)
  const isWhole = isExpanded || openAt >= first
  const listed = isWhole ? items : items.slice(0, first)
  const isCut = listed.length < items.length
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (!isExpanded) return
    const [next] = [...(list.current?.children ?? [])].slice(first)
    if (next instanceof HTMLElement) next.focus()
  }, [isExpanded, first])
  return (
    <>
      <ol ref={list} className={styles['notes']} aria-label="Notes, newest first">
        {listed.map(note => (
          <NoteItem key={note.id} store={store} note={note} isOpen={note.id === store.openId} />
        ))}
      </ol>
      {isCut && (
        <Button size="small" onClick={() => setExpanded(true)}>
          {`Show ${formatCount(items.length - first, 'older note')}`}
        </Button>
      )}
      {!isCut && pages > 1 && (
        <Pager label="Notes" page={page} pages={pages} total={total} onPage={store.showPage} />
      )}
    </>
  )
})

interface ItemProps extends Pick<Props, 'store'> {
  readonly note: Note
  /** Whether the address opens it. */
  readonly isOpen: boolean
}

const NoteItem = observer(({ store, note, isOpen }: ItemProps) => {
  const { text, authorName, createdAt, mentions } = note
  const clock = useStore(BrowserTokens.Clock)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isOpen) return
    item.current?.focus({ preventScroll: true })
    return holdInView(() => item.current)
  }, [isOpen])
  const names = mentions.flatMap(({ userName }) => userName ?? [])
  return (
    <li ref={item} tabIndex={-1} data-open={isOpen || undefined}>
      <p className={styles['by']}>
        <strong>{authorName ?? 'A former user'}</strong>{' '}
        <time dateTime={createdAt} title={exactTime(createdAt)}>
          {relativeTime(createdAt, clock.now())}
        </time>
      </p>
      <p className={styles['text']}>
        {mentionParts(text, names).map(part =>
          part.isMention ? (
            <strong key={part.at} className={styles['mention']}>
              {part.text}
            </strong>
          ) : (
            part.text
          ),
        )}
      </p>
      {store.isWaiting(note) && (
        <p className={styles['waits']}>
          <Badge tone="brand">Mentions you</Badge>
          <Button size="small" variant="quiet" onClick={() => void store.markSeen(note.id)}>
            Mark as seen
          </Button>
          {store.seeing.error !== undefined && <span role="alert">{store.seeing.error}</span>}
        </p>
      )}
    </li>
  )
})
