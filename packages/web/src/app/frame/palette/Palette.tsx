import { type AnswerLine, type CarrierId, PALETTE_GROUP_LABELS, type PaletteRow } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import {
  type ComponentType,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import type { CursorMove } from '../../../stores/listbox-cursor.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import styles from './Palette.module.css'
import { PaletteNote } from './PaletteNote.tsx'
import { idOf, PaletteOption } from './PaletteOption.tsx'
import type { PaletteItem } from './palette-source.ts'
import type { PaletteStore } from './palette-store.ts'

export interface PaletteProps {
  readonly store: PaletteStore
  /** Ends the buffering of keys typed before the palette was there, and returns their text; Enter is a line break. */
  readonly consumeTyped: () => string
  /** The verdict of a carrier, once it is known. Omitted: verdicts are not shown. */
  readonly Verdict?: ComponentType<{ readonly id: CarrierId }> | undefined
  /** The verdict of the carrier that an answer names first. Omitted: verdicts are not shown. */
  readonly AnswerVerdict?: ComponentType<{ readonly answer: AnswerLine }> | undefined
  readonly onClose: () => void
  readonly onChoose: (item: PaletteItem) => void
}

const LIST = 'palette-list'

const MOVES: Readonly<Record<string, CursorMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'last',
  PageUp: 'first',
}

/**
 * The command palette: an editable combobox in the browser's own modal dialog, with a grouped list. The input keeps its
 * own text, so that typing is rendered without waiting for other work.
 */
export const Palette = observer(
  ({ store, consumeTyped, Verdict, AnswerVerdict, onClose, onChoose }: PaletteProps) => {
    const dialog = useRef<HTMLDialogElement>(null)
    const { rows, active } = store
    const submit = useCallback(() => {
      void store.submit().then(chosen => chosen !== undefined && onChoose(chosen))
    }, [store, onChoose])
    useLayoutEffect(() => {
      if (dialog.current?.open !== false) return
      dialog.current.showModal()
      // In the turn in which the input gets the focus: a key reaches either the buffer or the input, never neither.
      const typed = consumeTyped()
      const input = dialog.current.querySelector('input')
      if (input === null || typed === '') return
      const [text = '', ...rest] = typed.split('\n')
      input.value = text
      store.type(text)
      if (rest.length > 0 && text.trim() !== '') submit()
    }, [store, consumeTyped, submit])
    useEffect(() => {
      dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    }, [active])
    useListPointer(dialog, store, onChoose)

    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      const move = MOVES[event.key]
      if (move !== undefined) {
        event.preventDefault()
        store.move(move)
        return
      }
      if (event.key !== 'Enter') return
      event.preventDefault()
      submit()
    }

    return (
      <dialog
        ref={dialog}
        className={styles['palette']}
        aria-label="Command menu"
        data-react-aria-top-layer="true"
        onClose={onClose}
      >
        <div className={styles['field']}>
          <input
            className={styles['input']}
            type="text"
            role="combobox"
            aria-label="Command menu"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={rows.length > 0}
            aria-controls={LIST}
            aria-activedescendant={active === undefined ? undefined : idOf(active.key)}
            aria-describedby="palette-note"
            defaultValue={store.text}
            placeholder="Search for a screen, carrier, load, or action"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={200}
            onInput={event => store.type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles['close']} onClick={() => dialog.current?.close()}>
            <Kbd>Esc</Kbd>
            <span className={styles['word']}>Close</span>
          </button>
        </div>
        <PaletteList store={store} Verdict={Verdict} AnswerVerdict={AnswerVerdict} />
        <PaletteNote store={store} />
      </dialog>
    )
  },
)

const PaletteList = observer(
  ({ store, Verdict, AnswerVerdict }: Pick<PaletteProps, 'store' | 'Verdict' | 'AnswerVerdict'>) => (
    <div id={LIST} role="listbox" aria-label="Commands" className={styles['list']}>
      {inGroups(store.rows).map(({ group, rows, at }) => (
        <div
          key={`${group} ${at}`}
          role="group"
          aria-label={PALETTE_GROUP_LABELS[group]}
          className={styles['group']}
        >
          {group !== 'search' && (
            <p className={styles['label']} aria-hidden="true">
              {PALETTE_GROUP_LABELS[group]}
            </p>
          )}
          {rows.map(({ entry }) => (
            <PaletteOption
              key={entry.key}
              item={entry}
              isActive={entry.key === store.active?.key}
              verdict={
                entry.carrierId === undefined
                  ? entry.answer && AnswerVerdict && <AnswerVerdict answer={entry.answer} />
                  : Verdict && <Verdict id={entry.carrierId} />
              }
            />
          ))}
        </div>
      ))}
    </div>
  ),
)

/**
 * Splits rows into runs of one group. A group occurs twice when a row above the cursor is fixed and a late response
 * adds to its group.
 */
const inGroups = (rows: readonly PaletteRow<PaletteItem>[]) => {
  const starts = rows.flatMap((row, at) => (row.group === rows[at - 1]?.group ? [] : [at]))
  return starts.map((at, index) => ({
    at,
    group: rows[at]?.group ?? 'search',
    rows: rows.slice(at, starts[index + 1]),
  }))
}

/** The list uses the input's keys, as only the input has the focus; pointer and backdrop events are handled here. */
const useListPointer = (
  dialog: { readonly current: HTMLDialogElement | null },
  store: PaletteStore,
  onChoose: (item: PaletteItem) => void,
): void => {
  const latestChoose = useRef(onChoose)
  latestChoose.current = onChoose
  useEffect(() => {
    const own = dialog.current
    if (own === null) return
    const stop = new AbortController()
    const { signal } = stop
    const keyAt = ({ target }: Event) =>
      target instanceof Element
        ? (target.closest<HTMLElement>('[role="option"]')?.dataset['key'] ?? null)
        : null
    own.addEventListener(
      'pointermove',
      event => {
        const key = keyAt(event)
        // Rows that move beneath a resting pointer do not move the cursor.
        if (key !== null && (event.movementX !== 0 || event.movementY !== 0)) store.point(key)
      },
      { passive: true, signal },
    )
    own.addEventListener(
      'pointerdown',
      event => {
        if (keyAt(event) !== null) event.preventDefault()
      },
      { signal },
    )
    own.addEventListener(
      'click',
      event => {
        if (event.target === own) return own.close()
        const key = keyAt(event)
        const chosen = key === null ? undefined : store.choose(key)
        if (chosen !== undefined) latestChoose.current(chosen)
      },
      { signal },
    )
    return () => stop.abort()
  }, [dialog, store])
}
