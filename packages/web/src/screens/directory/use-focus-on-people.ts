import type { CarrierId } from '@fairhaul/core'
import { reaction } from 'mobx'
import { type RefObject, useEffect, useRef } from 'react'
import type { DirectoryStore } from '../../parts/directory/directory-store.ts'

/**
 * After a carrier was chosen, the focus moves to the search in its directory as soon as that is on the page, unless
 * the user has moved it meanwhile. Returns the function to call when a carrier is chosen.
 */
export const useFocusOnPeople = (
  store: DirectoryStore,
  place: RefObject<HTMLElement | null>,
): ((chosen: CarrierId) => void) => {
  const chosen = useRef<CarrierId | null>(null)
  useEffect(
    () =>
      reaction(
        () => (store.directory === undefined ? null : store.carrierId),
        carrierId => {
          if (carrierId === null || carrierId !== chosen.current) return
          chosen.current = null
          requestAnimationFrame(() => {
            const here = place.current
            if (here === null || !isAtChoice(document.activeElement, here)) return
            here.querySelector<HTMLElement>('input[type=search]')?.focus()
          })
        },
      ),
    [store, place],
  )
  return id => {
    chosen.current = id
  }
}

/** Whether the focus is still where the carrier was chosen, or nowhere. */
const isAtChoice = (now: Element | null, here: Element): boolean =>
  now === null || now === document.body || (here.contains(now) && now.getAttribute('role') === 'combobox')
