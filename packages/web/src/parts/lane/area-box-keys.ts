import type { AreaBoxStore } from './area-box-store.ts'

interface PressedKey {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  /** While an input method is composing, its keys are its own. */
  readonly isComposing: boolean
}

/**
 * The keys of a lane's box, as ARIA 1.2 has those of an editable combobox: arrows move through the options, Home and End
 * as well once an option is reached by them, Alt with an arrow opens and closes, Enter and Tab take what is lit.
 *
 * Answers whether the box has dealt with the key: Enter with nothing to take sends the form, and Tab goes
 * where it goes unless the focus has gone on by itself.
 */
export const pressAreaKey = (box: AreaBoxStore, pressed: PressedKey): boolean => {
  const { key, altKey, shiftKey, isComposing, ctrlKey, metaKey } = pressed
  if (isComposing || ctrlKey || metaKey) return false
  const isDown = key === 'ArrowDown'
  if (altKey) {
    if (isDown) box.open()
    else if (key === 'ArrowUp') box.close()
    return isDown || key === 'ArrowUp'
  }
  if (isDown || key === 'ArrowUp') {
    box.move(isDown ? 'next' : 'previous')
    return true
  }
  if (key === 'Home' || key === 'End') {
    if (!box.isOpen || box.activeKey === null || shiftKey) return false
    box.move(key === 'Home' ? 'first' : 'last')
    return true
  }
  if (key === 'Escape') {
    if (box.text === '' && !box.isOpen) return false
    box.escape()
    return true
  }
  if (key === 'Enter') return box.accept() !== 'nothing'
  return key === 'Tab' && !shiftKey && box.isTyped && !box.isBlank && box.accept() === 'moved'
}
