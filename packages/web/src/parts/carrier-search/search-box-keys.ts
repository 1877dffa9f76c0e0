import { type ListboxKeyEvent, handleListboxKey } from '../../stores/listbox-cursor.ts'
import type { SearchBoxStore } from './search-box-store.ts'

export interface SearchBoxActions {
  /** Enter was pressed. */
  readonly choose: () => void
  /** Clears the box. */
  readonly erase: () => void
}

/** The keys of a search box: those of its list, Enter chooses, and Escape closes the list and then clears the box. */
export const handleSearchBoxKey = (
  { cursor, text }: SearchBoxStore,
  event: ListboxKeyEvent,
  { choose, erase }: SearchBoxActions,
): void =>
  handleListboxKey(cursor, event, ({ key }) => {
    switch (key) {
      case 'Enter':
        choose()
        return true
      case 'Escape':
        if (cursor.isOpen) cursor.close()
        else if (text === '') return false
        else erase()
        return true
      case 'Tab':
        cursor.close()
        return false
      default:
        return false
    }
  })
