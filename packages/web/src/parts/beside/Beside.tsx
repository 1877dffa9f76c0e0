import { observer } from 'mobx-react-lite'
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { RowOpening } from '../../ui/row-keys.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import styles from './Beside.module.css'

/** A list of which one row is shown beside it. */
export interface OpenedList<Id extends number> {
  /** The row beside the list. Null: none. */
  readonly openId: Id | null
  /** The address of the list with a row beside it; null: none. */
  openPath(open: Id | null): string
}

interface Props<Id extends number> {
  readonly list: OpenedList<Id>
  /** The keys that open a row beside the list; other keys follow its link. */
  readonly keys: readonly string[]
  /** Where the key leads on a row that is open. Null: nowhere. */
  readonly pathOf: (id: Id) => string | null
  /** What is open: beside the list if true, else above it. Called from the first one on. */
  readonly panel: (isPane: boolean) => ReactNode
  /** The list. `opening` and `open` are for its table. */
  readonly children: (rows: { readonly opening: RowOpening; readonly open: string | undefined }) => ReactNode
}

const Plain = <Id extends number>({ list, keys, pathOf, panel, children }: Props<Id>) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const isWide = useIsWide()
  const { openId } = list
  const isOpen = openId !== null
  const hasOpened = useRef(false)
  hasOpened.current ||= isOpen
  const opening = useMemo(
    (): RowOpening => ({
      keys,
      open: (key, by) => {
        const id = Number(key) as Id
        const path = list.openId === id ? pathOf(id) : list.openPath(id)
        if (list.openId !== id && path !== null) navigator.go(path, { replace: list.openId !== null })
        else if (by === 'key' && path !== null) navigator.go(path)
      },
      moved: key => {
        if (list.openId !== null) navigator.go(list.openPath(Number(key) as Id), { replace: true })
      },
    }),
    [list, navigator, keys, pathOf],
  )
  const frame = useRef<HTMLDivElement>(null)
  useFocusOnRow(frame, openId)
  return (
    <div ref={frame} className={styles['two']} data-beside={(isOpen && isWide) || undefined}>
      <div className={styles['list']}>
        {children({ opening, open: openId === null ? undefined : String(openId) })}
      </div>
      {hasOpened.current && <Suspense fallback={null}>{panel(isWide)}</Suspense>}
    </div>
  )
}

/** A list, and the row that is open: beside it in a wide window, else above it as a drawer. */
export const Beside = observer(Plain) as typeof Plain

/** After the last row is closed the focus is on it, wherever in the list that is. */
const useFocusOnRow = (frame: React.RefObject<HTMLElement | null>, openId: number | null): void => {
  const before = useRef(openId)
  useEffect(() => {
    const closed = openId === null ? before.current : null
    before.current = openId
    if (closed === null) return
    const timer = requestAnimationFrame(() => {
      const rows = frame.current?.querySelectorAll<HTMLElement>('tbody > tr[data-row]') ?? []
      for (const row of rows) if (row.dataset['row'] === String(closed)) row.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(timer)
  }, [frame, openId])
}
