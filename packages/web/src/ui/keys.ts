/**
 * A key to press as one text: `?`, `Mod+K`, `Shift+X`, `ArrowDown`; a sequence has blanks between: `g h`.
 * `Mod` is Cmd on Apple's machines and Ctrl on all others.
 */
export type KeySpec = string

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>

/** Whether this machine has a Cmd key. */
export const isApple = (page: Pick<Navigator, 'platform'> = navigator): boolean =>
  /^(?:Mac|iP)/.test(page.platform)

/**
 * Whether a key that was pressed is the one. `Mod` takes Ctrl and Cmd alike, as keyboards are shared between machines. A
 * sign such as `?` may need Shift to be typed, so Shift counts for named keys and letters only.
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

/** The key caps of a spec, as this machine names them: `['Ctrl', 'K']`, `['⌘', 'K']`, `['g', 'h']`. */
export const keyCaps = (spec: KeySpec, onApple = isApple()): readonly string[] =>
  spec.split(/[+ ]/).map(part => (part === 'Mod' ? (onApple ? '⌘' : 'Ctrl') : (NAMES[part] ?? part)))

/** The same for `aria-keyshortcuts`. */
export const ariaKeys = (spec: KeySpec, onApple = isApple()): string =>
  spec.replace('Mod', onApple ? 'Meta' : 'Control')

/** Whether keys go into a text, so that they mean themselves. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"], [role="combobox"]'))

/** Whether keys go to something that lies over the page, so that the page itself does not take them. */
export const isOverPage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [role="dialog"], [role="alertdialog"]') !== null
