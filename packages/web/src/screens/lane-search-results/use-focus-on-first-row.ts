import { laneSearchKey } from '@fairhaul/core'
import { reaction } from 'mobx'
import { type RefObject, useEffect } from 'react'
import type { LaneResultsStore } from './lane-results-store.ts'

/**
 * After a search by keyboard the work goes on at its first result: the focus moves there from the heading that a new
 * screen has given it to, once for each search.
 */
export const useFocusOnFirstRow = (frame: RefObject<HTMLElement | null>, store: LaneResultsStore): void => {
  useEffect(
    () =>
      reaction(
        () =>
          store.isOutdated || store.shown === undefined ? undefined : laneSearchKey(store.shown.address),
        key => {
          if (key === undefined) return
          requestAnimationFrame(() => {
            if (document.activeElement?.tagName !== 'H1') return
            frame.current?.querySelector<HTMLElement>('tbody > tr')?.focus({ preventScroll: true })
          })
        },
        { fireImmediately: true },
      ),
    [frame, store],
  )
}
