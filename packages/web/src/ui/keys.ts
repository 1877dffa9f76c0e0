/**
 * A key to press as one text: `?`, `Mod+K`, `Shift+X`, `ArrowDown`; a sequence has blanks between: `g h`.
 * `Mod` is Cmd on Apple computers and Ctrl on all others.
 */
export type KeySpec = string

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>

/** Whether this computer has a Cmd key. */
export const isApple = (page: Pick<Navigator, 'platform'> = navigator): boolean =>
  /^(?:Mac|iP)/.test(page.platform)

/**
 * Whether a keyboard event matches a key. `Mod` matches both Ctrl and Cmd, as keyboards are shared between computers. A
 * character such as `?` may need Shift, so Shift counts for named keys and letters only.
 *
 * Refuses: keys of an input method that is composing, and any other modifier.
 */
export const isKey = (event: Pressed, spec: KeySpec): boolean => {
  const parts = spec.split('+')
  const wanted = parts.at(-1)?.toLowerCase()
  if (event.isComposing || event.altKey || event.key.toLowerCase() !== wanted) return false
  const hasMod = event.ctrlKey || event.metaKey
  if (hasMod !== parts.includes('Mod') || (event.ctrlKey && event.metaKey)) return false
  return !/^[a-z]/.test(wanted) || event.shiftKey === parts.includes('Shift')
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
}

/** The key caps of a shortcut, as this computer names them: `['Ctrl', 'K']`, `['⌘', 'K']`, `['g', 'h']`. */
export const keyCaps = (spec: KeySpec, onApple = isApple()): readonly string[] =>
  spec.split(/[+ ]/).map(part => (part === 'Mod' ? (onApple ? '⌘' : 'Ctrl') : (NAMES[part] ?? part)))

/** The same for `aria-keyshortcuts`. */
export const ariaKeys = (spec: KeySpec, onApple = isApple()): string =>
  spec.replace('Mod', onApple ? 'Meta' : 'Control')

/** Whether keys are typed into a text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"], [role="combobox"]'))

/** Whether keys go to an overlay, so that the page ignores them. */
export const isOverPage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [role="dialog"], [role="alertdialog"]') !== null
