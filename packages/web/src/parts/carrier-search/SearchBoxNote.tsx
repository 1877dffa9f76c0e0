import { observer } from 'mobx-react-lite'
import type { SearchBoxStore } from './search-box-store.ts'
import styles from './SearchBoxNote.module.css'
import { formatCount } from '@fairhaul/core'

export interface SearchBoxMessages {
  /** `refusal`: the text cannot be searched. `trouble`: suggestions are missing. `count`: how many there are. */
  readonly kind: 'refusal' | 'trouble' | 'count'
  readonly text: string
}

const NO_SUGGESTIONS = 'Suggestions are not available. Enter still searches.'

/**
 * What a search box has to say. `told`: it was asked to search while there was nothing to search for.
 *
 * Empty: undefined while the list says it all, or nothing was typed.
 */
export const searchBoxMessages = (store: SearchBoxStore, told: boolean): SearchBoxMessages | undefined => {
  const { reading, answer, isBlank, isOpen } = store
  if (!reading.ok) return isBlank && !told ? undefined : { kind: 'refusal', text: reading.refusal.message }
  if (!isOpen) return undefined
  if (answer.kind === 'refused' || answer.kind === 'failed') return { kind: 'trouble', text: NO_SUGGESTIONS }
  if (answer.kind !== 'ready') return undefined
  const count = answer.value.items.length
  return { kind: 'count', text: count === 0 ? 'No carriers' : formatCount(count, 'carrier') }
}

interface Props {
  readonly id: string
  readonly store: SearchBoxStore
  /** The box was asked to search while there was nothing to search for. */
  readonly told: boolean
}

/** What the box has to say, read out when it changes. A mere count is for those who cannot see the list. */
export const SearchBoxNote = observer(({ id, store, told }: Props) => {
  const words = searchBoxMessages(store, told)
  return (
    <p id={id} role="status" className={styles['note']} data-kind={words?.kind}>
      {words?.text}
    </p>
  )
})
