import { formatCount } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { waitingText } from '../../../parts/carrier-search/enter-wait.ts'
import { Button } from '../../../ui/Button.tsx'
import { visuallyHiddenClass } from '../../../ui/VisuallyHidden.tsx'
import styles from './Palette.module.css'
import type { PaletteStore } from './palette-store.ts'

/** The palette's status, read out as it changes: sources that are loading, sources that failed, or no matches. */
export const PaletteNote = observer(({ store }: { readonly store: PaletteStore }) => {
  const note = noteText(store)
  const isPlainCount = note.kind === 'count'
  return (
    <div className={styles['foot']} data-silent={isPlainCount || undefined}>
      <p
        id="palette-note"
        role="status"
        className={isPlainCount ? visuallyHiddenClass : styles['note']}
        data-kind={note.kind}
      >
        {note.text}
      </p>
      {note.kind === 'missing' && (
        <Button size="small" onClick={store.retry}>
          Try again
        </Button>
      )}
    </div>
  )
})

interface Note {
  readonly kind: 'searching' | 'missing' | 'empty' | 'count'
  readonly text: string
}

let conjunction: Intl.ListFormat | undefined

/** "carriers, loads, and help". The first such formatter of a page takes tens of milliseconds: it is made when needed. */
const listed = (nouns: readonly string[]): string =>
  (conjunction ??= new Intl.ListFormat('en-US', { type: 'conjunction' })).format(nouns)

const noteText = (store: PaletteStore): Note => {
  const { missing, searching, isEmpty, rows, text } = store
  if (store.isWaiting) return { kind: 'searching', text: waitingText(text) }
  if (missing.length > 0) {
    const nouns = listed(missing)
    return {
      kind: 'missing',
      text: `${nouns.charAt(0).toUpperCase()}${nouns.slice(1)} could not be searched. Everything else is shown.`,
    }
  }
  if (searching.length > 0) return { kind: 'searching', text: `Searching ${listed(searching)}` }
  if (isEmpty) {
    const hasWayOut = rows.length > 0
    return {
      kind: 'empty',
      text: `Nothing matches “${text.trim()}”.${hasWayOut ? ' Press Enter to search carriers for it.' : ''}`,
    }
  }
  return { kind: 'count', text: formatCount(rows.length, 'entry', 'entries') }
}
