import { reaction } from 'mobx'
import { type RefObject, useEffect, useRef } from 'react'
import { carrierSearchInputId } from '../CarrierSearchBox.tsx'
import type { CarrierResultsStore } from './carrier-results-store.ts'

/**
 * After a search by keyboard, the focus moves to the first result: from the search box, or from the heading that a new
 * screen has focused; once for each text, unless the user is still typing.
 */
export const useFocusOnResults = (store: CarrierResultsStore): RefObject<HTMLDivElement | null> => {
  const table = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      reaction(
        () => (store.isOutdated ? undefined : store.shown?.address.text),
        text => {
          if (text === undefined) return
          requestAnimationFrame(() => {
            if (!mayMoveFocus(document.activeElement)) return
            table.current?.querySelector<HTMLElement>('tbody > tr')?.focus({ preventScroll: true })
          })
        },
        { fireImmediately: true },
      ),
    [store],
  )
  return table
}

const mayMoveFocus = (now: Element | null): boolean =>
  now?.id === carrierSearchInputId('bar')
    ? now.getAttribute('aria-expanded') !== 'true'
    : now?.tagName === 'H1'
