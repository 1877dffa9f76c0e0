import { makeAutoObservable } from 'mobx'

export type CursorMove = 'next' | 'previous' | 'first' | 'last'

/**
 * The key that a move leads to, wrapping around at both ends. A `from` that is not among the keys is before the first.
 *
 * Empty: null without keys.
 */
export const keyAfterMove = (keys: readonly string[], from: string | null, to: CursorMove): string | null => {
  const last = keys.length - 1
  const now = from === null ? -1 : keys.indexOf(from)
  const moves = { next: now === last ? 0 : now + 1, previous: now <= 0 ? last : now - 1, first: 0, last }
  return keys[moves[to]] ?? null
}

export interface ListboxCursorDeps<Option> {
  readonly options: () => readonly Option[]
  /** Identifies an option, wherever it is in the list. Never empty. */
  readonly keyOf: (option: Option) => string
  /** The option that is active while the arrow keys have reached none. */
  readonly initial?: () => Option | undefined
}

/** Whether the list of an editable combobox is open, and which of its options is active. */
export class ListboxCursor<Option> {
  isOpen = false
  /** The key of the option that the arrow keys have reached; it may be in the list no longer. */
  reachedKey: string | null = null
  readonly #deps: ListboxCursorDeps<Option>

  constructor(deps: ListboxCursorDeps<Option>) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** A list without options is not shown. */
  get isShown(): boolean {
    return this.isOpen && this.#deps.options().length > 0
  }

  get active(): Option | undefined {
    const { options, keyOf, initial } = this.#deps
    return options().find(option => keyOf(option) === this.reachedKey) ?? initial?.()
  }

  get activeKey(): string | null {
    return this.active === undefined ? null : this.#deps.keyOf(this.active)
  }

  /** The arrow keys have reached the active option. */
  get isReached(): boolean {
    return this.isOpen && this.reachedKey !== null && this.active !== undefined
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
    this.reachedKey = null
  }

  /** Opens the list for another text, with no option reached. */
  restart(): void {
    this.isOpen = true
    this.reachedKey = null
  }

  /** Moves through the options, wrapping around at both ends, and opens the list. Empty: without options, nothing. */
  move(to: CursorMove): void {
    const { options, keyOf } = this.#deps
    const keys = options().map(keyOf)
    if (keys.length === 0) return
    const from = this.isOpen ? this.activeKey : null
    this.isOpen = true
    this.reachedKey = keyAfterMove(keys, from, to)
  }
}

/** The parts of a keyboard event of React that the rules depend on. */
export interface ListboxKeyEvent {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly nativeEvent: { readonly isComposing: boolean }
  readonly preventDefault: () => void
}

/**
 * The keys of an editable combobox, as ARIA 1.2 has them: arrows move through the options, Home and End as well once an
 * option is reached, Alt with an arrow opens and closes.
 *
 * `onOther` handles all other keys, such as Enter, Escape and Tab; it returns whether the browser must ignore the key.
 * Refuses: keys with another modifier, and keys of an input method that is composing.
 */
export const handleListboxKey = (
  cursor: Pick<ListboxCursor<unknown>, 'isReached' | 'open' | 'close' | 'move'>,
  event: ListboxKeyEvent,
  onOther: (event: ListboxKeyEvent) => boolean,
): void => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event
  if (nativeEvent.isComposing || ctrlKey || metaKey) return
  const act = altKey ? ALT_KEYS[key] : KEYS[key]
  if (act !== undefined) {
    if (isOfText(key) && (shiftKey || !cursor.isReached)) return
    act(cursor)
    event.preventDefault()
  } else if (!altKey && onOther(event)) event.preventDefault()
}

type Act = (cursor: Pick<ListboxCursor<unknown>, 'open' | 'close' | 'move'>) => void

const ALT_KEYS: Readonly<Record<string, Act>> = {
  ArrowDown: cursor => cursor.open(),
  ArrowUp: cursor => cursor.close(),
}

const KEYS: Readonly<Record<string, Act>> = {
  ArrowDown: cursor => cursor.move('next'),
  ArrowUp: cursor => cursor.move('previous'),
  Home: cursor => cursor.move('first'),
  End: cursor => cursor.move('last'),
}

/** Home and End move the caret of the text while no option is reached. */
const isOfText = (key: string): boolean => key === 'Home' || key === 'End'
