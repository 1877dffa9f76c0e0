import { observer } from 'mobx-react-lite'
import type { SearchBoxStore } from './search-box-store.ts'
import styles from './SearchBoxNote.module.css'
import { searchBoxMessages } from './search-box-messages.ts'

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
