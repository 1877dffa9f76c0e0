import { observer } from 'mobx-react-lite'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { ROW_KEYS } from '../../ui/row-key-names.ts'
import type { RowOpening } from '../../ui/row-keys.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import styles from './BesideList.module.css'
import type { WorkedList } from './worked-list.ts'
import { paths, type CarrierId } from '@fairhaul/core'

/** Loaded when the first carrier is opened. */
const CarrierPanel = lazy(() => import('./CarrierPanel.tsx').then(panel => ({ default: panel.CarrierPanel })))

/** Loaded with the first carrier that is marked. */
const Marking = lazy(() => import('../connection/Marking.tsx').then(form => ({ default: form.Marking })))

/** After a search Enter leads to the profile: that is what most are searched for. */
const BESIDE_A_SEARCH = ROW_KEYS.open.filter(key => key !== 'Enter')

interface Props {
  readonly list: WorkedList
  /** Enter follows the link of a row, as after a search; o opens it beside the list. */
  readonly isSearch?: boolean
  /** The list. `opening` and `open` are for its table. */
  readonly children: (rows: { readonly opening: RowOpening; readonly open: string | undefined }) => ReactNode
}

/** A list, and the carrier that is open: beside it in a wide window, else above it as a drawer. */
export const BesideList = observer(({ list, isSearch = false, children }: Props) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const isWide = useIsWide()
  const { openId } = list
  const isOpen = openId !== null
  const hasOpened = useRef(false)
  hasOpened.current ||= isOpen
  const opening = useMemo(
    (): RowOpening => ({
      keys: isSearch ? BESIDE_A_SEARCH : ROW_KEYS.open,
      open: (key, by) => {
        const id = Number(key) as CarrierId
        if (list.openId !== id) navigator.go(list.openPath(id), { replace: list.openId !== null })
        else if (by === 'key') navigator.go(paths.carrier({ id }))
      },
      moved: key => {
        if (list.openId !== null) navigator.go(list.openPath(Number(key) as CarrierId), { replace: true })
      },
    }),
    [list, navigator, isSearch],
  )
  const frame = useRef<HTMLDivElement>(null)
  useFocusOnRow(frame, openId)
  return (
    <>
      <div ref={frame} className={styles['two']} data-beside={(isOpen && isWide) || undefined}>
        <div className={styles['list']}>
          {children({ opening, open: openId === null ? undefined : String(openId) })}
        </div>
        {hasOpened.current && (
          <Suspense fallback={null}>
            <CarrierPanel list={list} isPane={isWide} />
          </Suspense>
        )}
      </div>
      {list.connections.marking !== null && (
        <Suspense fallback={null}>
          <Marking connections={list.connections} />
        </Suspense>
      )}
    </>
  )
})

/** After the last carrier is closed the focus is on its row, wherever in the list that is. */
const useFocusOnRow = (frame: React.RefObject<HTMLElement | null>, openId: CarrierId | null): void => {
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
