import { reaction } from 'mobx'
import { type RefObject, useEffect, useRef } from 'react'
import type { VehiclesStore } from './vehicles-store.ts'

/** After a lookup by keyboard the work goes on at its first row, once for each lookup that was entered here. */
export const useFocusOnRows = (store: VehiclesStore): RefObject<HTMLDivElement | null> => {
  const rows = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      reaction(
        () => (store.isOutdated ? undefined : store.shown),
        shown => {
          if (shown?.address.lookup === undefined) return
          requestAnimationFrame(() => {
            const now = document.activeElement
            if (now?.closest('form[role="search"]') === null) return
            rows.current?.querySelector<HTMLElement>('tbody > tr')?.focus({ preventScroll: true })
          })
        },
      ),
    [store],
  )
  return rows
}
