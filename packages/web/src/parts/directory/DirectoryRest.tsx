import { DIRECTORY_PART_LABELS, type DirectoryPart, formatNumber, withSmallLetter } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { errorMessage } from '../errors/error-messages.ts'
import styles from './directory.module.css'
import type { DirectoryStore, PartRest } from './directory-store.ts'

interface Props {
  readonly store: DirectoryStore
  /** The part shown; null: all. */
  readonly part: DirectoryPart | null
  readonly isSearching: boolean
}

/**
 * The part of the directory that is not loaded: how much, a button to load it with its progress, and one to cancel
 * that.
 */
export const DirectoryRest = observer(({ store, part, isSearching }: Props) => {
  const rests = store.rests.filter(rest => part === null || rest.part === part)
  if (rests.length === 0) return null
  return (
    <div className={styles['rest']}>
      {isSearching && (
        <p role="status">
          Only the loaded contacts were searched.{' '}
          {rests.length > 1 && (
            <Button size="small" onClick={() => void store.loadEverything()}>
              Load everything
            </Button>
          )}
        </p>
      )}
      {rests.map(rest => (
        <Rest key={rest.part} rest={rest} onCancel={store.cancelRest} />
      ))}
    </div>
  )
})

const Rest = observer(({ rest, onCancel }: { readonly rest: PartRest; readonly onCancel: () => void }) => {
  const { part, pagedRows, here, total } = rest
  const what = withSmallLetter(DIRECTORY_PART_LABELS[part])
  const error = errorMessage(pagedRows.pending.state, `the ${what}`)
  const shown =
    total === null
      ? `${formatNumber(here)} ${what} so far`
      : `${formatNumber(here)} of ${formatNumber(total)} ${what}`
  return (
    <div className={styles['part']}>
      <span role="status">{shown}</span>
      {pagedRows.isPending ? (
        <>
          <ProgressBar label={`Loading ${what}`} value={here} max={total ?? undefined} />
          <Button size="small" variant="quiet" onClick={onCancel}>
            Stop loading
          </Button>
        </>
      ) : (
        <Button size="small" onClick={() => void pagedRows.rest()}>
          {total === null ? rest.text : `Load the remaining ${formatNumber(total - here)}`}
        </Button>
      )}
      {error !== undefined && (
        <span role="alert" className={styles['note']}>
          {error.title}. {error.text} What was loaded stays.
        </span>
      )}
    </div>
  )
})
