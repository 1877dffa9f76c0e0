import { type SavedSearch, savedSearchPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { SearchNameForm } from '../../parts/save-search/SearchNameForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './SavedSearchesScreen.module.css'
import type { SavedSearchesStore } from './saved-searches-store.ts'

interface Props {
  readonly store: SavedSearchesStore
  readonly search: SavedSearch
}

/** Rename and Remove. A removed search can be restored at the same place. */
export const RowActions = observer(({ store, search }: Props) => {
  const { id, name } = search
  const isRemoving = store.isRemoving(id)
  const rename = useRef<HTMLButtonElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const before = useRef(isRemoving)
  useEffect(() => {
    if (before.current === isRemoving) return
    before.current = isRemoving
    const next = isRemoving ? undo : remove
    next.current?.focus()
  }, [isRemoving])
  if (isRemoving) {
    return (
      <span className={styles['acts']}>
        <Button
          ref={undo}
          size="small"
          onFocus={() => store.hold(id)}
          onBlur={() => store.release(id)}
          onClick={() => store.undo(id)}
        >
          Undo<VisuallyHidden> removing {name}</VisuallyHidden>
        </Button>
      </span>
    )
  }
  const form = store.renaming?.id === id ? store.renaming.form : undefined
  return (
    <span className={styles['acts']}>
      {savedSearchPath(search) !== undefined && (
        <Button
          ref={rename}
          size="small"
          variant="quiet"
          aria-haspopup="dialog"
          aria-expanded={form !== undefined}
          onClick={() => store.rename(search)}
        >
          Rename<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      <Button ref={remove} size="small" variant="quiet" onClick={() => store.remove(id)}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {form !== undefined && (
        <SearchNameForm store={form} button={rename} title={`Rename ${name}`} verb="Rename" />
      )}
    </span>
  )
})
