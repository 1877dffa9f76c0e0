import { formatCount } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { waitingText } from './enter-wait.ts'
import styles from './SearchBoxNote.module.css'
import type { SearchBoxStore } from './search-box-store.ts'

export interface SearchBoxMessages {
  /**
   * `refusal`: the text cannot be searched. `error`: suggestions could not be loaded. `count`: the number of
   * suggestions. `waiting`: Enter waits for the answer to the text.
   */
  readonly kind: 'refusal' | 'error' | 'count' | 'waiting'
  readonly text: string
}

const NO_SUGGESTIONS = 'Suggestions are not available. Press Enter to search.'

/**
 * The note of a search box. `reported`: Enter was pressed without a text.
 *
 * Empty: undefined while the list is enough, or nothing was typed.
 */
export const searchBoxMessages = (
  store: SearchBoxStore,
  reported: boolean,
): SearchBoxMessages | undefined => {
  const {
    reading,
    answer: { state: answer },
    isBlank,
    cursor: { isOpen },
  } = store
  if (!reading.ok)
    return isBlank && !reported ? undefined : { kind: 'refusal', text: reading.refusal.message }
  if (store.isWaiting) return { kind: 'waiting', text: waitingText(store.text) }
  if (!isOpen) return undefined
  if (answer.kind === 'refused' || answer.kind === 'failed') return { kind: 'error', text: NO_SUGGESTIONS }
  if (answer.kind !== 'ready') return undefined
  const count = answer.value.items.length
  return { kind: 'count', text: count === 0 ? 'No carriers' : formatCount(count, 'carrier') }
}

interface Props {
  readonly id: string
  readonly store: SearchBoxStore
  /** Enter was pressed without a text. */
  readonly reported: boolean
}

/** The note of the box, read out when it changes. A count is visually hidden. */
export const SearchBoxNote = observer(({ id, store, reported }: Props) => {
  const texts = searchBoxMessages(store, reported)
  return (
    <p id={id} role="status" className={styles['note']} data-kind={texts?.kind}>
      {texts?.text}
    </p>
  )
})
