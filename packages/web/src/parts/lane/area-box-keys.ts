import type { AreaBoxStore } from './area-box-store.ts'

interface PressedKey {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  /** While an input method is composing, the keys belong to it. */
  readonly isComposing: boolean
}

/**
 * The keys of an area box, as in ARIA 1.2 for an editable combobox: arrows move through the options, Home and End too
 * once an option is active, Alt with an arrow opens and closes, Enter and Tab choose the active option.
 *
 * Returns whether the key was handled: Enter with nothing to choose submits the form, and Tab keeps its default effect
 * unless the focus has moved already.
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
