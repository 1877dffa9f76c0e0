import type { SearchBoxStore } from './search-box-store.ts'

/** The effect of a key in the search box. `text`: the key belongs to the text, and the browser handles it. */
export type SearchBoxKeyEffect = 'text' | 'handled' | 'choose' | 'erase'

export interface PressedKey {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  /** While an input method is composing, the keys belong to it. */
  readonly isComposing: boolean
}

/**
 * The keys of an editable combobox with a list, as in ARIA 1.2: arrows move through the options, Home and End too once
 * an option is active, Alt with an arrow opens and closes, Escape closes and then clears the box.
 */
export const pressKey = (store: SearchBoxStore, pressed: PressedKey): SearchBoxKeyEffect => {
  if (pressed.isComposing || pressed.ctrlKey || pressed.metaKey) return 'text'
  const { key, altKey, shiftKey } = pressed
  const onOption = store.isOpen && store.active !== undefined
  if (altKey && key === 'ArrowDown') return done(() => store.open())
  if (altKey && key === 'ArrowUp') return done(() => store.close())
  if (altKey) return 'text'
  switch (key) {
    case 'ArrowDown':
      return done(() => store.move('next'))
    case 'ArrowUp':
      return done(() => store.move('previous'))
    case 'Home':
      return onOption && !shiftKey ? done(() => store.move('first')) : 'text'
    case 'End':
      return onOption && !shiftKey ? done(() => store.move('last')) : 'text'
    case 'Enter':
      return 'choose'
    case 'Escape':
      if (!store.isOpen) return store.text === '' ? 'text' : 'erase'
      return done(() => store.close())
    case 'Tab':
      store.close()
      return 'text'
    default:
      return 'text'
  }
}

const done = (act: () => void): 'handled' => {
  act()
  return 'handled'
}
